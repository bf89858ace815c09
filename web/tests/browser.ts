/** What real browsers have and jsdom has not. */
globalThis.matchMedia ??= ((query: string) => ({ matches: false, media: query })) as typeof matchMedia;
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

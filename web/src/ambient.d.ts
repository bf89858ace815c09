declare module 'icon:*' {
  const drawing: string;
  export default drawing;
}

declare module '*.ftl?raw' {
  const text: string;
  export default text;
}

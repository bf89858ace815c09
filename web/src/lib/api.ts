/** Asking the server. Refusals come as `Refused`, with words in the reader's language. */
import type { RefusalInfo } from './types';
import { settings } from './settings.svelte';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: RefusalInfo,
  ) {
    super(refusal.words);
  }
}

/** The server did not answer. */
export class Unreachable extends Error {}

export function get<T>(path: string): Promise<T> {
  return ask<T>('GET', path);
}

export function post<T>(path: string, body: unknown = {}): Promise<T> {
  return ask<T>('POST', path, body);
}

/** Delete what is there; `body` says that it is meant. */
export function erase(path: string, body: unknown): Promise<void> {
  return ask<void>('DELETE', path, body);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await send(method, path, body);
  const text = await answer.text();
  if (!answer.ok) throw new Refused(answer.status, refusalOf(text, answer.status));
  return (text ? JSON.parse(text) : undefined) as T;
}

async function send(method: string, path: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': settings.lang };
  if (body !== undefined) headers['content-type'] = 'application/json';
  try {
    return await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch (error) {
    throw new Unreachable(String(error));
  }
}

function refusalOf(text: string, status: number): RefusalInfo {
  try {
    const refusal = JSON.parse(text) as Partial<RefusalInfo>;
    if (typeof refusal.words === 'string') return refusal as RefusalInfo;
  } catch {
    // A proxy's page, not the server's answer.
  }
  return { code: 'unreadable', rule: null, words: `${status}`, details: {} };
}

import { clear, createStore, get, set } from 'idb-keyval';
import { forgetKeptFiles } from './kept-files.ts';

/** Cached answer and its time. */
export interface KeptAnswer<Data> {
  readonly data: Data;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const answers = createStore('meeting', 'answers');

/** Returns undefined if nothing is stored, or the browser has no storage (private windows). */
export async function readKept<Data>(key: string): Promise<KeptAnswer<Data> | undefined> {
  return get<KeptAnswer<Data>>(key, answers).catch(() => undefined);
}

export async function writeKept(key: string, answer: KeptAnswer<unknown>): Promise<void> {
  await set(key, answer, answers).catch(() => undefined);
}

/** Forgets everything: another person uses the phone from here on. */
export async function forgetKept(): Promise<void> {
  await clear(answers).catch(() => undefined);
  await forgetKeptFiles();
}

import { clear, createStore, get, set } from 'idb-keyval';

/** What makes a phone's codes: its own key, which can't be taken out, and what the server says of it. */
export interface StoredPass {
  readonly privateKey: CryptoKey;
  readonly certificate: Uint8Array<ArrayBuffer>;
  /** Milliseconds since 1970. */
  readonly notAfter: number;
  /** Of the log-in it was certified for; another log-in needs another one. */
  readonly sessionToken: string;
}

const passes = createStore('meeting-pass', 'passes');

export async function readPass(holder: string): Promise<StoredPass | undefined> {
  return get<StoredPass>(holder, passes).catch(() => undefined);
}

/** Private windows keep nothing: the pass lasts as long as the page. */
export async function writePass(holder: string, pass: StoredPass): Promise<void> {
  await set(holder, pass, passes).catch(() => undefined);
}

/** Another person uses the phone from here on. */
export async function forgetPasses(): Promise<void> {
  await clear(passes).catch(() => undefined);
}

import { clear, createStore, get, set } from 'idb-keyval';

/** What a phone makes its codes from: its own non-extractable key and the server's certificate. */
export interface StoredPass {
  readonly privateKey: CryptoKey;
  readonly certificate: Uint8Array<ArrayBuffer>;
  /** Milliseconds since 1970. */
  readonly notAfter: number;
  /** Login it was certified for; another login needs another pass. */
  readonly sessionToken: string;
}

const passes = createStore('meeting-pass', 'passes');

export async function readPass(holder: string): Promise<StoredPass | undefined> {
  return get<StoredPass>(holder, passes).catch(() => undefined);
}

/** Private windows store nothing: there the pass lasts as long as the page. */
export async function writePass(holder: string, pass: StoredPass): Promise<void> {
  await set(holder, pass, passes).catch(() => undefined);
}

/** Another person uses the phone from here on. */
export async function forgetPasses(): Promise<void> {
  await clear(passes).catch(() => undefined);
}

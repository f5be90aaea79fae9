import { wordsPerCode } from './nearest-codes.ts';

/** Returns the words of a code in hex. */
export function codeWords(code: string): Uint32Array {
  return Uint32Array.from({ length: wordsPerCode }, (_, word) =>
    Number.parseInt(code.slice(word * 8, word * 8 + 8), 16),
  );
}

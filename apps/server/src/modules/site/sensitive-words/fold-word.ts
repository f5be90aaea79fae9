import { normalizeText } from '../../../platform/text/normalize-text.ts';

/** Returns the letters and digits of a text in one width, case and script, so that texts that read alike are equal. */
export function foldWord(text: string): string {
  return [...normalizeText(text)].filter((sign) => /[\p{L}\p{N}]/u.test(sign)).join('');
}

import { normalizeText } from '../../../platform/text/normalize-text.ts';

/** The letters and digits of a text in one width, case and script: two texts that read alike are the same. */
export function foldWord(text: string): string {
  return [...normalizeText(text)].filter((sign) => /[\p{L}\p{N}]/u.test(sign)).join('');
}

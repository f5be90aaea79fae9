import { normalizeText } from '../../../platform/text/normalize-text.ts';

const maxLength = 40;

/**
 * Returns searched words as they are counted: folded, with single spaces. Null for what isn't kept: nothing, too much,
 * and what could be an address or a number of a person.
 */
export function missedWords(typed: string): string | null {
  const words = normalizeText(typed).replaceAll(/\s+/g, ' ').trim();
  if (words === '' || words.length > maxLength) return null;
  if (/[@\\/]|www\./.test(words) || words.replaceAll(/[\s-]/g, '').match(/\d{6}/)) return null;
  return words;
}

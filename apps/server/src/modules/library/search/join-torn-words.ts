import { plainWord, type QueryWord } from './parse-search-query.ts';
import { synonymsOf } from './synonyms.ts';

const longest = 8;
const maxParts = 3;

/** The text of `length` words from `start` on, if it may be one word. */
function textAt(words: readonly QueryWord[], start: number, length: number): string | null {
  const parts = words.slice(start, start + length);
  if (parts.length < length || parts.some((part) => part.kind !== 'han')) return null;
  const text = parts.map((part) => part.text).join('');
  return text.length <= longest ? text : null;
}

/** Texts that may be one word torn apart, as 三道 and 茶. */
export function tornTexts(words: readonly QueryWord[]): string[] {
  const isTorn = (start: number, length: number) =>
    words.slice(start, start + length).some((part) => part.isFiller || part.text.length === 1);
  return words.flatMap((_, start) =>
    [2, maxParts].flatMap((length) => (isTorn(start, length) ? (textAt(words, start, length) ?? []) : [])),
  );
}

/** Joins what is one word, the longest first, and leaves out fillers. */
export function joinTornWords(words: readonly QueryWord[], isWord: (text: string) => boolean): QueryWord[] {
  const joined: QueryWord[] = [];
  for (let start = 0; start < words.length; ) {
    const length = [maxParts, 2].find((tried) => isWord(textAt(words, start, tried) ?? '')) ?? 1;
    const text = textAt(words, start, length);
    if (length > 1 && text !== null) joined.push(plainWord(text, { synonyms: synonymsOf(text) }));
    else joined.push(...words.slice(start, start + 1).filter((word) => !word.isFiller));
    start += length;
  }
  return joined;
}

import { plainWord, type QueryWord } from './parse-search-query.ts';
import type { KnownWord } from './search-term.repository.ts';
import { synonymsOf } from './synonyms.ts';

const longest = 8;
const mostParts = 3;

/** The text of `length` words from `start` on that may be a known word torn apart, as 三道 and 茶; else null. */
function textAt(words: readonly QueryWord[], start: number, length: number): string | null {
  const parts = words.slice(start, start + length);
  const isTorn = parts.some((part) => part.isFiller || part.text.length === 1);
  if (!isTorn || parts.length < length || parts.some((part) => part.kind !== 'han')) return null;
  const text = parts.map((part) => part.text).join('');
  return text.length <= longest ? text : null;
}

/** Texts that would be one word if the library knew them. */
export function tornTexts(words: readonly QueryWord[]): string[] {
  const starts = words.map((_, start) => start);
  return starts.flatMap((start) => [2, mostParts].flatMap((length) => textAt(words, start, length) ?? []));
}

/** Joins what the library knows as one word, the longest first, and leaves out fillers. */
export function joinTornWords(words: readonly QueryWord[], known: ReadonlyMap<string, KnownWord>): QueryWord[] {
  const joined: QueryWord[] = [];
  for (let start = 0; start < words.length; ) {
    const length = [mostParts, 2].find((tried) => known.has(textAt(words, start, tried) ?? '')) ?? 1;
    const text = textAt(words, start, length);
    if (length > 1 && text !== null) joined.push(plainWord(text, { synonyms: synonymsOf(text) }));
    else joined.push(...words.slice(start, start + 1).filter((word) => !word.isFiller));
    start += length;
  }
  return joined;
}

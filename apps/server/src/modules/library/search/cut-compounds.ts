import type { Database } from '../../../platform/database/database.ts';
import { isConcept, sameMeaning } from './english-words.ts';
import { isUnknown, plainWord, type QueryWord } from './parse-search-query.ts';
import { findKnownWords } from './search-term.repository.ts';
import { subwordsOf } from './segmenter.ts';
import { synonymsOf } from './synonyms.ts';

const longestCut = 12;

function* substringsOf(word: string): Generator<string> {
  const text = word.slice(0, longestCut);
  for (let length = text.length - 1; length > 1; length -= 1)
    for (let start = 0; start + length <= text.length; start += 1) yield text.slice(start, start + length);
}

/** The parts of a word, the longest from its end on, which says what it is. */
function partsOf(word: string, isPart: (text: string) => boolean): string[] {
  const parts: string[] = [];
  for (let end = word.length; end > 1; ) {
    let start = Math.max(0, end - longestCut);
    while (start < end - 1 && !isPart(word.slice(start, end))) start += 1;
    const isFound = start < end - 1;
    if (isFound) parts.unshift(word.slice(start, end));
    end = isFound ? start : end - 1;
  }
  return parts;
}

/** Cuts unknown compounds into what the library knows: 窗台上 → 窗台. What means something of its own stays whole: 太阳能 is no 太阳. */
export async function cutCompounds(db: Database, words: readonly QueryWord[]): Promise<QueryWord[]> {
  const compounds = words.filter((word) => isUnknown(word) && word.text.length > 2 && !isConcept(word.text));
  const named = new Map(
    compounds.flatMap(({ text }) =>
      subwordsOf(text).map((part) => [part, [...synonymsOf(part), ...sameMeaning(part)]]),
    ),
  );
  const asked = [...compounds.flatMap(({ text }) => [...substringsOf(text)]), ...[...named.values()].flat()];
  if (asked.length === 0) return [...words];
  const known = await findKnownWords(db, [...new Set(asked)]);
  const isKnown = (text: string) => known.has(text) || named.get(text)?.some((other) => known.has(other)) === true;
  return words.flatMap((word) => {
    const parts = compounds.includes(word) ? partsOf(word.text, isKnown) : [];
    if (parts.length === 0) return [word];
    return parts.map((text) => plainWord(text, { synonyms: synonymsOf(text), count: known.get(text)?.count ?? 0 }));
  });
}

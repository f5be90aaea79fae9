import { chineseFor } from './english-words.ts';
import { plainWord, type QueryWord } from './parse-search-query.ts';

const longestPhrase = 3;

/** The longest English phrase that begins at a word, with its Chinese names; null when the word is none. */
function phraseAt(words: readonly QueryWord[], start: number): { length: number; word: QueryWord } | null {
  const following = words.slice(start, start + longestPhrase);
  const letters = following.findIndex((word) => !/^[a-z]{3,}$/.test(word.text));
  for (let length = letters < 0 ? following.length : letters; length > 0; length -= 1) {
    const text = following
      .slice(0, length)
      .map((word) => word.text)
      .join(' ');
    const synonyms = chineseFor(text);
    if (synonyms.length > 0 && following.slice(0, length).every((word) => !word.isFiller || length > 1))
      return { length, word: plainWord(text, { synonyms }) };
  }
  return null;
}

/** Joins letters to English phrases and gives each its Chinese names: `milky way` is one word that finds 银河. */
export function readEnglish(words: readonly QueryWord[]): QueryWord[] {
  const read: QueryWord[] = [];
  for (let start = 0; start < words.length; ) {
    const phrase = phraseAt(words, start);
    read.push(...(phrase === null ? words.slice(start, start + 1) : [phrase.word]));
    start += phrase?.length ?? 1;
  }
  return read;
}

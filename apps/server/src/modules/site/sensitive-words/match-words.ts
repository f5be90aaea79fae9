import type { SensitiveWordLevel } from '@tuyuan/contract/site/sensitive-word.ts';
import { foldWord } from './fold-word.ts';

interface ListedWord {
  word: string;
  level: SensitiveWordLevel;
}

interface WordHit extends ListedWord {
  /** The match as it stands in the text, with whatever was put between its letters. */
  found: string;
}

export interface ScreenedText {
  /** `block`: must not be stored; `review`: a person must check it first. */
  verdict: 'clear' | 'review' | 'block';
  /** With the words starred out that are to be masked. */
  text: string;
  /** Each word found, at its first occurrence, in text order. */
  hits: WordHit[];
}

interface Letter {
  /** Folded. */
  sign: string;
  /** Place of the code point it came from. */
  at: number;
}

/** Checks a text against the list, regardless of width, case, script, and spaces or signs inserted between letters. */
export function matchWords(text: string, words: readonly ListedWord[]): ScreenedText {
  const points = [...text];
  const masked = [...points];
  const letters = points.flatMap((point, at) => [...foldWord(point)].map((sign): Letter => ({ sign, at })));
  const folded = letters.map(({ sign }) => sign).join('');
  const hits: (WordHit & { at: number })[] = [];
  for (const { word, level } of words) {
    const signs = [...foldWord(word)];
    if (signs.length === 0 || !folded.includes(signs.join(''))) continue;
    const [first, ...more] = placesOf(letters, signs);
    if (!first) continue;
    const [start = 0, end = start] = [first[0], first.at(-1)];
    hits.push({ word, level, found: points.slice(start, end + 1).join(''), at: start });
    if (level === 'mask') for (const at of [first, ...more].flat()) masked[at] = '*';
  }
  const has = (level: SensitiveWordLevel) => hits.some((hit) => hit.level === level);
  return {
    verdict: has('block') ? 'block' : has('review') ? 'review' : 'clear',
    text: masked.join(''),
    hits: hits.toSorted((a, b) => a.at - b.at).map(({ at: _, ...hit }) => hit),
  };
}

/** Returns, for each occurrence of the signs in sequence, where their code points stand in the text. */
function placesOf(letters: readonly Letter[], signs: readonly string[]): number[][] {
  const places: number[][] = [];
  for (let start = 0; start + signs.length <= letters.length; start += 1)
    if (signs.every((sign, index) => letters[start + index]?.sign === sign))
      places.push(letters.slice(start, start + signs.length).map(({ at }) => at));
  return places;
}

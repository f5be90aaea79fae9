import { normalizeText } from '../search/index.ts';
import type { SensitiveWord } from './sensitive-word.repository.ts';

export interface ScreenedText {
  /** `block`: must not be kept; `review`: a person looks at it first. */
  verdict: 'clear' | 'review' | 'block';
  /** With the words starred out that are to be masked. */
  text: string;
}

interface Letter {
  /** Folded. */
  sign: string;
  /** Place of the code point it came from. */
  at: number;
}

/** Holds a text against the list through width, case, script, spaces and signs put between. */
export function matchWords(text: string, words: readonly SensitiveWord[]): ScreenedText {
  const points = [...text];
  const letters = points.flatMap((point, at) => lettersOf(point).map((sign): Letter => ({ sign, at })));
  const folded = letters.map(({ sign }) => sign).join('');
  let verdict: ScreenedText['verdict'] = 'clear';
  for (const { word, level } of words) {
    const signs = lettersOf(word);
    const wanted = signs.join('');
    if (wanted === '' || !folded.includes(wanted)) continue;
    if (level === 'block') verdict = 'block';
    else if (level === 'review' && verdict === 'clear') verdict = 'review';
    else if (level === 'mask') star(points, letters, signs);
  }
  return { verdict, text: points.join('') };
}

function star(points: string[], letters: readonly Letter[], signs: readonly string[]): void {
  for (let start = 0; start + signs.length <= letters.length; start += 1) {
    if (!signs.every((sign, index) => letters[start + index]?.sign === sign)) continue;
    for (const { at } of letters.slice(start, start + signs.length)) points[at] = '*';
  }
}

function lettersOf(text: string): string[] {
  return [...normalizeText(text)].filter((sign) => /[\p{L}\p{N}]/u.test(sign));
}

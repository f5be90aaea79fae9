import { blurPinyin, pinyinOf } from './pinyin-of.ts';
import { isDictionaryWord } from './segmenter.ts';

export interface KnownTerm {
  term: string;
  count: number;
}

/** Edits (insert, delete, replace, swap of neighbours) between two words, counted up to `limit + 1`. */
export function editDistance(left: string, right: string, limit: number): number {
  const a = [...left];
  const b = [...right];
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforePrevious: number[] = [];
  let previous = b.map((_, index) => index + 1);
  previous.unshift(0);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (beforePrevious[j - 2] ?? 0) + 1);
      current.push(best);
    }
    beforePrevious = previous;
    previous = current;
  }
  return Math.min(previous.at(-1) ?? 0, limit + 1);
}

/** 0 is the same sound; null is too far to be meant. */
function distance(typed: string, known: string): number | null {
  const knownReading = pinyinOf(known);
  if (knownReading === null) return editDistance(typed, known, 1) <= 1 && typed.length > 3 ? 1 : null;
  const typedReading = pinyinOf(typed);
  if (typedReading === null) {
    if (!/^[a-z]{4,}$/.test(typed)) return null;
    if (knownReading.full === typed) return 0;
    if (blurPinyin(knownReading.full) === blurPinyin(typed)) return 0.3;
    return editDistance(typed, knownReading.full, 1) <= 1 ? 1 : null;
  }
  // A word of the dictionary was hardly typed for another that looks otherwise (化石 for 画室) or sounds otherwise.
  const isWord = isDictionaryWord(typed);
  const sharesCharacter = [...typed].some((character) => known.includes(character));
  if (isWord && !sharesCharacter) return null;
  if (typedReading.full === knownReading.full) return sharesCharacter ? 0 : 0.4;
  if (blurPinyin(typedReading.full) === blurPinyin(knownReading.full)) return sharesCharacter ? 0.3 : 0.6;
  // Mistaken by its looks: 牡舟, 落曰.
  return !isWord && typed.length === known.length && editDistance(typed, known, 1) <= 1 ? 1 : null;
}

/** Returns the known term most likely meant; among equally near ones the most frequent. Null when none is near. */
export function nearestTerm(typed: string, known: readonly KnownTerm[]): string | null {
  let best: { term: string; score: number } | null = null;
  for (const { term, count } of known) {
    if (term === typed) continue;
    const far = distance(typed, term);
    if (far === null) continue;
    const score = far - Math.log10(count + 1) / 20;
    if (best === null || score < best.score) best = { term, score };
  }
  return best?.term ?? null;
}

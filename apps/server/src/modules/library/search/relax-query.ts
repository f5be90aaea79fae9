import type { QueryWord, SearchQuery } from './parse-search-query.ts';

const maxWords = 6;
const maxTries = 24;

/** How much a word says about a picture: rare things most, times and actions less. */
function telling({ kind, count, isThing }: QueryWord): number {
  if (kind === 'time') return 4;
  return (isThing ? 1 : 0.5) * Math.log(1e7 / Math.max(1, count));
}

function total(words: readonly QueryWord[]): number {
  return words.reduce((sum, word) => sum + telling(word), 0);
}

/** A time, a character or an action alone is in too many pictures to be what was meant. */
function isTelling({ kind, text, isThing }: QueryWord): boolean {
  return kind !== 'time' && text.length > 1 && isThing;
}

/** Every choice of some of the words, in their order. */
function subsetsOf(words: readonly QueryWord[]): QueryWord[][] {
  const [first, ...rest] = words;
  if (first === undefined) return [[]];
  return subsetsOf(rest).flatMap((subset) => [[first, ...subset], subset]);
}

/**
 * Returns queries of fewer words, the most telling first, for when all words together find nothing. Words that nothing
 * has are left out of all.
 */
export function relaxQuery(query: SearchQuery): SearchQuery[] {
  const found = query.words.filter((word) => word.count > 0 || word.kind === 'time');
  const best = found.toSorted((one, other) => telling(other) - telling(one)).slice(0, maxWords);
  const subsets = subsetsOf(found.filter((word) => best.includes(word)))
    .filter((words) => words.length < query.words.length && words.some(isTelling))
    .toSorted((one, other) => total(other) - total(one));
  const tried = [...subsets.slice(0, maxTries), ...subsets.filter((words) => words.length === 1)];
  return [...new Set(tried)].map((words) => ({ ...query, words }));
}

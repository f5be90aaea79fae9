import type { QueryWord, SearchQuery } from './parse-search-query.ts';
import { literalTsquery } from './search-tsquery.ts';
import { quoteLexeme } from './search-vector.ts';

/** The query that a hit's score is computed from. */
export interface ScoreQuery {
  /** The words as typed, joined by OR. */
  typed: string;
  /** Their synonyms, any of them; "" where there are none. */
  synonyms: string;
  /** True when the row's own words do not suffice, as for a single character or an unknown word: all its lexemes must be read. */
  readsAllLexemes: boolean;
}

const anyOf = (words: readonly string[]) => [...new Set(words)].map(quoteLexeme).join(' | ');

function isTold(word: QueryWord): boolean {
  if (word.kind === 'time') return true;
  return word.kind !== 'no' && !word.asPhrase && (word.kind === 'han' || word.count > 0);
}

export function scoreQuery(query: SearchQuery): ScoreQuery {
  if (!query.words.every(isTold)) return { typed: literalTsquery(query), synonyms: '', readsAllLexemes: true };
  return {
    typed: anyOf(query.words.filter(({ kind }) => kind !== 'time').flatMap((word) => [word.text, ...word.readAs])),
    synonyms: anyOf(query.words.flatMap((word) => word.synonyms)),
    readsAllLexemes: false,
  };
}

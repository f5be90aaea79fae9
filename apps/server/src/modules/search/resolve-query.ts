import type { Database } from '../../platform/database/database.ts';
import type { QueryWord, SearchQuery } from './parse-search-query.ts';
import { findKnownReadings, findKnownWords } from './search-term.repository.ts';

const shortestReading = 4;

/** Cuts a reading such as `xueshanrichu` into two that are known; null when it can't be. */
async function splitReading(db: Database, typed: string): Promise<[string, string] | null> {
  const cuts = Array.from({ length: typed.length - 3 }, (_, index): [string, string] => [
    typed.slice(0, index + 2),
    typed.slice(index + 2),
  ]);
  const known = await findKnownReadings(db, cuts.flat());
  return cuts.find(([left, right]) => known.has(left) && known.has(right)) ?? null;
}

function readingWord(text: string): QueryWord {
  return { text, kind: 'latin', synonyms: [], asPhrase: false };
}

/** Fits a query to the library's vocabulary: unknown words are looked for character by character, unknown readings are cut in two. */
export async function resolveQuery(db: Database, query: SearchQuery): Promise<SearchQuery> {
  if (query.words.length === 0) return query;
  const known = await findKnownWords(
    db,
    query.words.map((word) => word.text),
  );
  const words: QueryWord[] = [];
  for (const word of query.words) {
    if (known.has(word.text) || word.kind === 'no') words.push(word);
    else if (word.kind === 'han') words.push({ ...word, asPhrase: true });
    else {
      const isReading = !query.exact && new RegExp(`^[a-z]{${shortestReading},30}$`).test(word.text);
      const parts = isReading ? await splitReading(db, word.text) : null;
      words.push(...(parts === null ? [word] : parts.map(readingWord)));
    }
  }
  return { ...query, words };
}

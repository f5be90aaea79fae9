import type { Database } from '../../../platform/database/database.ts';
import type { QueryWord, SearchQuery } from './parse-search-query.ts';
import { findKnownWords } from './search-term.repository.ts';

const minPartLength = 2;

/** Returns the ways to split letters in two, each part long enough to be a reading or initials. */
function cutsOf(typed: string): [string, string][] {
  if (!/^[a-z]{4,30}$/.test(typed)) return [];
  return Array.from({ length: typed.length - 2 * minPartLength + 1 }, (_, index) => [
    typed.slice(0, index + minPartLength),
    typed.slice(index + minPartLength),
  ]);
}

function readingWord(text: string, readAs: readonly string[]): QueryWord {
  return { text, kind: 'latin', synonyms: [], readAs, asPhrase: false };
}

/**
 * Fits a query to the library's vocabulary: unknown words are looked for character by character, unknown readings such as
 * `xueshanrichu` are cut into two known ones or taken for initials of words side by side.
 */
export async function resolveQuery(db: Database, query: SearchQuery): Promise<SearchQuery> {
  if (query.words.length === 0) return query;
  const known = await findKnownWords(
    db,
    query.words.map((word) => word.text),
  );
  const words: QueryWord[] = [];
  for (const word of query.words) {
    const found = known.get(word.text);
    if (word.kind === 'no') words.push(word);
    else if (found !== undefined) words.push(query.exact ? word : { ...word, readAs: found.readAs });
    else if (word.kind === 'han') words.push({ ...word, asPhrase: true });
    else words.push(...(query.exact ? [word] : await cutReading(db, word)));
  }
  return { ...query, words };
}

async function cutReading(db: Database, word: QueryWord): Promise<QueryWord[]> {
  const cuts = cutsOf(word.text);
  if (cuts.length === 0) return [word];
  const known = await findKnownWords(db, cuts.flat());
  const cut = cuts.find((parts) => parts.every((part) => known.get(part)?.isReading));
  if (cut === undefined) return [{ ...word, asPhrase: true }];
  return cut.map((part) => readingWord(part, known.get(part)?.readAs ?? []));
}

import type { Database } from '../../../platform/database/database.ts';
import { cutCompounds } from './cut-compounds.ts';
import { sameMeaning } from './english-words.ts';
import { joinTornWords, tornTexts } from './join-torn-words.ts';
import { isUnknown, plainWord, type QueryWord, type SearchQuery } from './parse-search-query.ts';
import { readEnglish } from './read-english.ts';
import { findKnownWords, type KnownWord } from './search-term.repository.ts';
import { tenantSynonyms } from './tenant-synonyms.ts';

/** Words with fewer images are searched along with words of the same meaning. */
const rare = 20;
const minPartLength = 2;

type Known = ReadonlyMap<string, KnownWord>;

/** Adds what the vocabulary tells of each word. */
function recognize(words: readonly QueryWord[], known: Known): QueryWord[] {
  const countOf = (text: string) => known.get(text)?.count ?? 0;
  return words.map((word) => {
    const readAs = word.kind === 'latin' ? (known.get(word.text)?.readAs ?? []) : [];
    const count = Math.max(countOf(word.text), readAs.length);
    return word.kind === 'han' || word.kind === 'latin' ? { ...word, readAs, count } : word;
  });
}

/** Adds to rare words those of the same meaning that the library knows. */
async function addSynonyms(db: Database, words: readonly QueryWord[]): Promise<QueryWord[]> {
  const near = new Map(
    words
      .filter((word) => word.count < rare && (word.kind === 'han' || word.kind === 'latin'))
      .map((word) => [word, word.kind === 'han' ? sameMeaning(word.text) : []]),
  );
  const asked = [...near].flatMap(([word, others]) => [...word.synonyms, ...others]);
  if (asked.length === 0) return [...words];
  const known = await findKnownWords(db, [...new Set(asked)]);
  return words.map((word) => {
    const others = near.get(word);
    if (others === undefined) return word;
    const synonyms = [...new Set([...word.synonyms, ...others.filter((other) => known.has(other))])];
    return {
      ...word,
      synonyms,
      count: synonyms.reduce((sum, text) => sum + (known.get(text)?.count ?? 0), word.count),
    };
  });
}

/** Returns the ways to split letters in two, each part long enough to be a reading or initials. */
function cutsOf(typed: string): [string, string][] {
  if (!/^[a-z]{4,30}$/.test(typed)) return [];
  return Array.from({ length: typed.length - 2 * minPartLength + 1 }, (_, index) => [
    typed.slice(0, index + minPartLength),
    typed.slice(index + minPartLength),
  ]);
}

/** An unknown reading such as `xueshanrichu` is cut into two known ones, or taken for initials of words side by side. */
async function cutReading(db: Database, word: QueryWord): Promise<QueryWord[]> {
  const cuts = cutsOf(word.text);
  if (cuts.length === 0) return [word];
  const known = await findKnownWords(db, cuts.flat());
  const found = cuts.find((parts) => parts.every((part) => known.get(part)?.isReading));
  if (found === undefined) return [{ ...word, asPhrase: true }];
  return recognize(
    found.map((part) => plainWord(part)),
    known,
  );
}

/** Words meant as typed: unknown ones are looked for character by character. */
async function spellUnknown(db: Database, words: readonly QueryWord[]): Promise<QueryWord[]> {
  const known = await findKnownWords(
    db,
    words.map((word) => word.text),
  );
  return words.map((word) => ({ ...word, asPhrase: word.kind === 'han' && !known.has(word.text) }));
}

/**
 * Fits a query to the library's vocabulary: English is looked for by its Chinese names, rare words along with those of
 * the same meaning; what is unknown is cut into what is known, else looked for character by character.
 */
export async function resolveQuery(db: Database, query: SearchQuery): Promise<SearchQuery> {
  if (query.words.length === 0) return query;
  if (query.exact) return { ...query, words: await spellUnknown(db, query.words) };
  const words = readEnglish(query.words);
  const known = await findKnownWords(db, [
    ...words.filter((word) => !word.isFiller).map((word) => word.text),
    ...tornTexts(words),
  ]);
  const own = await tenantSynonyms.get(db);
  const asked = joinTornWords(words, (text) => known.has(text) || own.has(text)).map((word) => ({
    ...word,
    synonyms: [...(own.get(word.text) ?? []), ...word.synonyms],
  }));
  let resolved = await addSynonyms(db, recognize(asked, known));
  if (resolved.some((word) => isUnknown(word) && word.kind === 'han'))
    resolved = await addSynonyms(db, await cutCompounds(db, resolved));
  const settled: QueryWord[] = [];
  for (const word of resolved) {
    if (!isUnknown(word)) settled.push(word);
    else if (word.kind === 'han') settled.push({ ...word, asPhrase: true });
    else settled.push(...(await cutReading(db, word)));
  }
  return { ...query, words: settled };
}

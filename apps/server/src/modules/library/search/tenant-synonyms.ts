import { cachedFor } from '../../../platform/cached-for.ts';
import { findSynonymGroups } from './synonym.repository.ts';

/** The words that editors gave the same meaning, by each of them; read anew after a change and every minute. */
export const tenantSynonyms = cachedFor(60_000, async (db) => {
  const byWord = new Map<string, string[]>();
  for (const { words } of await findSynonymGroups(db))
    for (const word of words)
      byWord.set(word, [...(byWord.get(word) ?? []), ...words.filter((other) => other !== word)]);
  return byWord;
});

import type { SensitiveWordLevel } from '@tuyuan/contract/site/sensitive-word.ts';
import type { Database } from '../../../platform/database/database.ts';
import { matchWords } from './match-words.ts';
import { listSensitiveWords } from './sensitive-word.repository.ts';

interface FoundWord<Field extends string> {
  field: Field;
  level: SensitiveWordLevel;
  word: string;
  /** As it stands in the text. */
  found: string;
}

/** Returns, for each set of texts, the sensitive words in it; several texts of one field may be given as a list. */
export async function findWordHits<Field extends string>(
  db: Database,
  sets: readonly Readonly<Record<Field, string | readonly string[]>>[],
): Promise<FoundWord<Field>[][]> {
  const words = await listSensitiveWords(db);
  const fieldsOf = (texts: Readonly<Record<Field, string | readonly string[]>>) => {
    const found: FoundWord<Field>[] = [];
    for (const field in texts)
      for (const text of [texts[field]].flat()) {
        const { hits } = matchWords(text, words);
        found.push(...hits.map((hit) => ({ field, level: hit.level, word: hit.word, found: hit.found })));
      }
    return found;
  };
  return sets.map(fieldsOf);
}

import type { SensitiveWordLevel } from '@tuyuan/contract/site/sensitive-word.ts';
import type { Database } from '../../../platform/database/database.ts';
import { foldWord } from './fold-word.ts';
import { insertWords } from './sensitive-word.repository.ts';

/** Adds each word once, normalised as texts are. Returns how many are new and which already existed. */
export async function addSensitiveWords(
  db: Database,
  words: readonly string[],
  level: SensitiveWordLevel,
): Promise<{ added: number; known: string[] }> {
  const folded = [...new Set(words.map(foldWord))].filter((word) => word !== '');
  const added = new Set((await insertWords(db, folded, level)).map(({ word }) => word));
  return { added: added.size, known: folded.filter((word) => !added.has(word)) };
}

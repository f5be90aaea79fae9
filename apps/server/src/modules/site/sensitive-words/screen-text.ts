import type { Database } from '../../../platform/database/database.ts';
import { matchWords, type ScreenedText } from './match-words.ts';
import { listSensitiveWords } from './sensitive-word.repository.ts';

/** Checks user text against the site's list of sensitive words. */
export async function screenText(db: Database, text: string): Promise<ScreenedText> {
  return matchWords(text, await listSensitiveWords(db));
}

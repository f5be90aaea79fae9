import { AppError } from '@tuyuan/errors/app-error.ts';
import { errorCatalogue } from '@tuyuan/errors/catalogue.ts';
import { cachedFor } from '../../../platform/cached-for.ts';
import type { Database } from '../../../platform/database/database.ts';
import { foldWord } from './fold-word.ts';
import { matchWords } from './match-words.ts';
import { listSensitiveWords } from './sensitive-word.repository.ts';

type Texts = Readonly<Record<string, string | undefined>>;

const blockedWords = cachedFor(10_000, async (db) => {
  const words = await listSensitiveWords(db);
  return words.filter(({ level }) => level === 'block').map(({ word }) => word);
});

/** Call it after a change of the list, so that this process heeds it at once. */
export const forgetBlockedWords = blockedWords.forget;

function assertNone(blocked: readonly string[]): void {
  if (blocked.length === 0) return;
  const { message } = errorCatalogue['Text.Blocked'];
  throw new AppError('Text.Blocked', { validationErrors: blocked.map((member) => ({ message, members: [member] })) });
}

/**
 * Returns the fields' texts as they may be stored, with the words starred out that are to be masked. Throws `Text.Blocked` at each
 * field with a word of level block.
 */
export async function screenFields<Fields extends Texts>(db: Database, fields: Fields): Promise<Fields> {
  const words = await listSensitiveWords(db);
  const screened = Object.entries(fields).map(([name, text]) => ({ name, ...matchWords(text ?? '', words) }));
  assertNone(screened.filter(({ verdict }) => verdict === 'block').map(({ name }) => name));
  const masked = screened.filter(({ name }) => fields[name] !== undefined).map(({ name, text }) => [name, text]);
  return { ...fields, ...Object.fromEntries(masked) };
}

/** Throws `Text.Blocked` at each field with a word of level block. The list may be 10 s old in other processes: for texts
 * that are searched for, many a second. */
export async function assertNotBlocked(db: Database, fields: Texts): Promise<void> {
  const words = await blockedWords.get(db);
  if (words.length === 0) return;
  const isBlocked = (text: string) => words.some((word) => text.includes(word));
  assertNone(Object.entries(fields).flatMap(([name, text]) => (isBlocked(foldWord(text ?? '')) ? [name] : [])));
}

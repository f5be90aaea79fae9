import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findWordHits } from '../../site/index.ts';

interface Texts {
  title: string;
  description: string;
  labels: readonly string[];
}

/** Throws `Review.BlockedWord`, which names the words, where one of level block is in the texts. */
export async function assertNoBlockedWords(db: Database, texts: readonly Texts[]): Promise<void> {
  const sets = texts.map(({ title, description, labels }) => ({ title, description, labels }));
  const blocked = (await findWordHits(db, sets)).flat().filter(({ level }) => level === 'block');
  if (blocked.length > 0)
    throw new AppError('Review.BlockedWord', { details: [...new Set(blocked.map(({ found }) => found))].join('、') });
}

import type { Database } from '../../../platform/database/database.ts';
import { refreshGroupPopularity } from './group-index.repository.ts';
import { refreshImagePopularity } from './search-index.repository.ts';

const batch = 500;

/** Brings 最热 and 下载 up to date: for images counted since yesterday, or for all. */
export async function refreshPopularity(db: Database, images: 'recent' | 'all'): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined; ) {
    const refreshed: number[] = await refreshImagePopularity(db, { images, after: last, limit: batch });
    last = refreshed.at(-1);
  }
  await refreshGroupPopularity(db);
}

import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getLibraryFigures } from '@tuyuan/contract/site/index-data.ts';
import { type CachedRead, cachedFor } from '../../../platform/cached-for.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readFigures } from './site-content.repository.ts';

const freshForMs = 5000;

/** Returns how much is published, up to five seconds old. `timeZone` decides when today began. */
export function libraryFigures(timeZone: string): CachedRead<OutputOf<typeof getLibraryFigures>> {
  return cachedFor(freshForMs, (db: Database) => readFigures(db, timeZone));
}

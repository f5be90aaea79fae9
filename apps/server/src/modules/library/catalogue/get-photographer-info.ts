import type { PhotographerInfo } from '@tuyuan/contract/library/photographer-data.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import { findPublicUnitsOf } from '../../account/index.ts';
import { findPhotographer } from './photographer.repository.ts';
import { photographerFigures } from './photographer-figures.ts';
import { keepRankFresh } from './photographer-rank.ts';

/** Throws `Photographer.NotFound`. */
export async function getPhotographerInfo(db: Database, userId: number): Promise<Unencoded<PhotographerInfo>> {
  await keepRankFresh(db);
  const [photographer, figures, units] = await Promise.all([
    orThrow(findPhotographer(db, userId), 'Photographer.NotFound'),
    photographerFigures(db, userId),
    findPublicUnitsOf(db, userId),
  ]);
  return { ...photographer, ...figures, units };
}

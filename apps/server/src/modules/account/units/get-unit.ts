import type { UnitDetail } from '@tuyuan/contract/account/organization-unit.ts';
import type { AlbumCard } from '@tuyuan/contract/library/album-data.ts';
import type { PhotographerCard } from '@tuyuan/contract/library/photographer-data.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findPublicUnit, findUnitWorks } from './public-unit.repository.ts';

const mostPhotographers = 12;
const mostAlbums = 8;

/** Loads the library's cards; the library is a later area, so they are handed in. */
export interface UnitCards {
  loadAlbumCards(db: Database, ids: readonly number[], timeZone: string): Promise<AlbumCard[]>;
  loadPhotographerCards(db: Database, userIds: readonly number[]): Promise<PhotographerCard[]>;
}

/** Throws `OrganizationUnit.NotFound`, also for a unit that isn't public. */
export async function getUnit(
  db: Database,
  id: number,
  { timeZone, cards }: { timeZone: string; cards: UnitCards },
): Promise<UnitDetail> {
  const unit = await findPublicUnit(db, id);
  if (!unit) throw new AppError('OrganizationUnit.NotFound');
  const works = await findUnitWorks(db, id, mostAlbums);
  return {
    id: unit.id,
    name: unit.name,
    parents: unit.parents,
    children: unit.children,
    introduction: unit.introduction,
    cover: unit.cover,
    contactName: unit.contact_name,
    phone: unit.phone,
    address: unit.address,
    photographerCount: works.photographer_ids.length,
    imageCount: works.image_count,
    albumCount: works.album_count,
    photographers: await cards.loadPhotographerCards(db, works.photographer_ids.slice(0, mostPhotographers)),
    albums: await cards.loadAlbumCards(db, works.album_ids, timeZone),
  };
}

import type { getUnit as getUnitEndpoint } from '@tuyuan/contract/account/organization-unit.ts';
import type { AlbumCard, TopicAlbumCard } from '@tuyuan/contract/library/album-data.ts';
import type { PhotographerCard } from '@tuyuan/contract/library/photographer-data.ts';
import type { VideoCard } from '@tuyuan/contract/library/video-data.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { AnswerTo, Unencoded } from '../../../platform/http/encode-times.ts';
import { findPublicUnit, findUnitWorks } from './public-unit.repository.ts';

const maxPhotographers = 12;
const maxAlbums = 8;
const maxTopicAlbums = 4;
const maxVideos = 6;

/** Loads the library's cards; the library is a later area, so they are handed in. */
export interface UnitCards {
  loadAlbumCards(db: Database, ids: readonly number[]): Promise<Unencoded<AlbumCard>[]>;
  /** Published topic albums with works of these people, those with most of them first. */
  findTopicAlbumsOf(db: Database, userIds: readonly number[], limit: number): Promise<TopicAlbumCard[]>;
  loadPhotographerCards(db: Database, userIds: readonly number[]): Promise<PhotographerCard[]>;
  loadUnitVideos(db: Database, unitId: number, limit: number): Promise<VideoCard[]>;
}

/** Throws `OrganizationUnit.NotFound`, also for a unit that isn't public. */
export async function getUnit(db: Database, id: number, cards: UnitCards): Promise<AnswerTo<typeof getUnitEndpoint>> {
  const unit = await orThrow(findPublicUnit(db, id), 'OrganizationUnit.NotFound');
  const { photographerIds, albumIds, ...counts } = await findUnitWorks(db, id, maxAlbums);
  return {
    ...unit,
    ...counts,
    photographerCount: photographerIds.length,
    photographers: await cards.loadPhotographerCards(db, photographerIds.slice(0, maxPhotographers)),
    albums: await cards.loadAlbumCards(db, albumIds),
    topicAlbums: await cards.findTopicAlbumsOf(db, photographerIds, maxTopicAlbums),
    videos: await cards.loadUnitVideos(db, id, maxVideos),
  };
}

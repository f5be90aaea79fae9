import type { getLiveAlbums } from '@tuyuan/contract/conference/photo-wall.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import { loadAlbumCards } from '../../library/index.ts';
import { findLiveAlbums } from './live-album.repository.ts';

const maxAlbums = 12;

/** Returns the gallery albums of the conference's wall, whether the wall is open or not. */
export async function listLiveAlbums(db: Database, conferenceId: number): Promise<AnswerTo<typeof getLiveAlbums>> {
  return { items: await loadAlbumCards(db, await findLiveAlbums(db, conferenceId, maxAlbums)) };
}

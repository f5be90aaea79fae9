import type { VideoDetail } from '@tuyuan/contract/library/video-data.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import { findPublishedVideo, findRelatedVideos } from './video-card.repository.ts';

const maxRelated = 6;

/** Throws `Video.NotFound` for one that isn't published. */
export async function getVideo(db: Database, id: number): Promise<Unencoded<VideoDetail>> {
  const video = await orThrow(findPublishedVideo(db, id), 'Video.NotFound');
  return { ...video, related: await findRelatedVideos(db, id, maxRelated) };
}

import type { Database } from '../../../platform/database/database.ts';
import { findShare, isPublishedIn } from './album-share.repository.ts';
import { readPass } from './share-pass.ts';
import type { WorksDeps } from './works-deps.ts';

/** Returns whether the holder of an opened link's pass may have the original: its album allows it, and shows the image. */
export function mayDownloadShared({ timeZone, shareBox }: WorksDeps) {
  return async (db: Database, imageId: number, pass: string): Promise<boolean> => {
    const mark = readPass(shareBox, pass);
    const share = mark && (await findShare(db, mark, timeZone));
    return share !== null && !share.isOver && share.canDownload && isPublishedIn(db, imageId, share.albumId);
  };
}

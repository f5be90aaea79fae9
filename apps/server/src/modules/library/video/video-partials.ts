import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { PartialKind } from '../upload/index.ts';
import { findVideoByKey, markVideoReceived, noteVideoReceived, type VideoRow } from './video.repository.ts';
import { videoOriginalsFolder } from './video-files.ts';
import { makeVideoJob } from './video-jobs.ts';

const partialOf = (video: VideoRow | null) => video && { ...video, isWaiting: video.state === 'draft' };

/** Videos that the office uploads. They are written where originals are. */
export function videoPartials(jobs: Pick<JobQueue, 'enqueue'>): PartialKind {
  return {
    path: '/api/Upload/Video',
    folderOf: videoOriginalsFolder,
    async findOwn({ db, actor }, key) {
      if (!actor.permissions.has('Pages.Videos.Create')) throw new AppError('Permission.Denied');
      return partialOf(await findVideoByKey(db, key));
    },
    findByKey: async (db, key) => partialOf(await findVideoByKey(db, key)),
    note: noteVideoReceived,
    finish: (db, schema, videoId) =>
      inTransaction(db, async (transaction) => {
        if (await markVideoReceived(transaction, videoId)) await jobs.enqueue(transaction, makeVideoJob, schema, {});
      }),
  };
}

import { inTransaction } from '../../../platform/database/database.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { checkUploadJob } from './check-upload-job.ts';
import { partialsFolder } from './partial-key.ts';
import type { PartialFile, PartialKind } from './partial-kind.ts';
import { requirePhotographer } from './photographer.repository.ts';
import {
  findOwnUpload,
  findUploadByKey,
  isWaitingForBytes,
  markReceived,
  noteReceived,
  type UploadRow,
} from './upload.repository.ts';

function partialOf(upload: UploadRow | null): PartialFile | null {
  return upload && { ...upload, isWaiting: isWaitingForBytes(upload.state) };
}

/** Pictures that photographers upload. */
export function imagePartials(jobs: Pick<JobQueue, 'enqueue'>): PartialKind {
  return {
    path: '/api/Upload/Image',
    folderOf: partialsFolder,
    async findOwn({ db, actor }, key) {
      await requirePhotographer(db, actor.id);
      return partialOf(await findOwnUpload(db, actor.id, key));
    },
    findByKey: async (db, key) => partialOf(await findUploadByKey(db, key)),
    note: noteReceived,
    finish: (db, schema, uploadId) =>
      inTransaction(db, async (transaction) => {
        if (await markReceived(transaction, uploadId))
          await jobs.enqueue(transaction, checkUploadJob, schema, { uploadId });
      }),
  };
}

import type { Database } from '../../../platform/database/database.ts';
import type { UploadedFile } from '../../../platform/http/read-upload.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { ExportDesk } from '../../site/index.ts';

export interface LibraryManagementDeps {
  /** Site time zone (IANA name). */
  timeZone: string;
  jobs: Pick<JobQueue, 'enqueue'>;
  exports: ExportDesk;
  /** Stores a picture of an author, pending and to be processed; `isNew` is false where the library has the file. */
  addPicture(
    library: { db: Database; schema: string },
    picture: { file: UploadedFile; authorId: number; albumId: number | null },
  ): Promise<{ id: number; isNew: boolean }>;
  /** Enqueues these images for processing in the given transaction; `schema` is the tenant's. */
  queueProcessing(transaction: Database, schema: string, imageIds: readonly number[]): Promise<void>;
}

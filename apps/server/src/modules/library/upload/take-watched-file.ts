import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { UploadItem } from '@tuyuan/contract/library/image-upload.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import type { TenantLibrary } from '../ingest/index.ts';
import { checkUploadJob } from './check-upload-job.ts';
import { createUploads } from './create-uploads.ts';
import { partialKey } from './partial-key.ts';
import { presentUploads } from './present-uploads.ts';
import { findUpload, isWaitingForBytes, markReceived, type UploadRow } from './upload.repository.ts';
import type { GivenDetails } from './upload-details.ts';

export interface WatchDeps {
  library: TenantLibrary;
  storage: BlobStore;
  jobs: Pick<JobQueue, 'enqueue'>;
  /** Called with what a file failed with that is neither its fault nor its author's. */
  onError(error: unknown): void;
}

/** `later`: it is tried again in the next round. */
export type Received = { outcome: 'done' } | { outcome: 'refused'; reason: string } | { outcome: 'later' };

const pollMs = 500;
const patienceMs = 10 * 60_000;
/** An author's fault that another round won't mend. */
const lasting = /^(?:Category|Region|Album)\.NotFound$/;

/** Announces a file, hands its bytes over and waits for their check; a file that was taken before isn't taken again. */
export async function takeFile(
  deps: WatchDeps,
  authorId: number,
  { place, fileName }: { place: string; fileName: string },
  detailsOf: (fileName: string) => GivenDetails,
): Promise<Received> {
  try {
    const details = detailsOf(fileName);
    const path = join(place, fileName);
    const { size: bytes } = await stat(path);
    const sha256 = await digestOf(path);
    const uploader = { db: deps.library.db, tenant: deps.library, actor: { id: authorId } };
    const file = { fileName: fileName.toWellFormed().slice(-255), bytes, sha256, details };
    const [item] = (await createUploads(uploader, { files: [file] })).items;
    const upload = item ? await findUpload(deps.library.db, item.id) : null;
    if (!upload) return { outcome: 'later' };
    if (isWaitingForBytes(upload.state)) await handOver(deps, upload, path);
    return await outcomeOf(deps, authorId, upload.id);
  } catch (error) {
    if (error instanceof AppError && lasting.test(error.code))
      return { outcome: 'refused', reason: `${error.message}${error.details ?? ''}` };
    deps.onError(error);
    return { outcome: 'later' };
  }
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function handOver({ library, storage, jobs }: WatchDeps, { id, key }: UploadRow, path: string): Promise<void> {
  await storage.put(partialKey(library.schema, key), createReadStream(path));
  await inTransaction(library.db, async (transaction) => {
    if (await markReceived(transaction, id))
      await jobs.enqueue(transaction, checkUploadJob, library.schema, { uploadId: id });
  });
}

async function outcomeOf({ library }: WatchDeps, authorId: number, id: number): Promise<Received> {
  for (const startedAt = Date.now(); Date.now() - startedAt < patienceMs; await pause(pollMs)) {
    const [item] = await presentUploads(library.db, authorId, [id]);
    // Submitted or deleted by its author meanwhile.
    if (!item || item.state === 'ready') return { outcome: 'done' };
    if (item.state === 'refused') return { outcome: 'refused', reason: reasonOf(item) };
  }
  return { outcome: 'later' };
}

function reasonOf({ refusal, duplicateOf }: Unencoded<UploadItem>): string {
  return [refusal?.message, refusal?.details, duplicateOf?.no].filter(Boolean).join(' ');
}

import { buffer } from 'node:stream/consumers';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { InspectedPicture } from '../../../platform/imaging/imaging-protocol.ts';
import {
  addImage,
  findBySha256,
  type IngestDeps,
  inspectFile,
  originalKey,
  type TenantLibrary,
} from '../ingest/index.ts';
import { changeDrafts } from './draft-image.repository.ts';
import { metadataDetails } from './metadata-details.ts';
import { partialKey } from './partial-key.ts';
import { lockAuthor } from './photographer.repository.ts';
import { lockUnchecked, type Refusal, refuseUpload, setImage, type UploadRow } from './upload.repository.ts';
import { filledDetails } from './upload-details.ts';
import { type Limits, readLimits } from './upload-limits.ts';

/**
 * Makes a draft of an upload whose bytes are all here, or refuses it with the reason. What fails otherwise is thrown, so
 * that the queue retries.
 */
export async function checkUpload(deps: IngestDeps, library: TenantLibrary, uploadId: number): Promise<void> {
  const { schema, db } = library;
  const upload = await inTransaction(db, (transaction) => lockUnchecked(transaction, uploadId));
  if (!upload) return;
  try {
    await makeDraft(deps, library, upload);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await refuseUpload(db, uploadId, refusalOf(error));
  }
  await deps.storage.delete([partialKey(schema, upload.key)]);
}

async function makeDraft(deps: IngestDeps, library: TenantLibrary, upload: UploadRow): Promise<void> {
  const { schema, db } = library;
  const { authorId, fileName } = upload;
  const limits = await readLimits(db, authorId);
  const file = { bytes: await buffer(await deps.storage.read(partialKey(schema, upload.key))), fileName };
  if (file.bytes.length > limits.maxFileBytes) throw new AppError('Picture.TooLarge');
  const inspected = await inspectFile(deps, file);
  const { picture } = inspected;
  if (upload.sha256 !== null && upload.sha256 !== picture.sha256) throw new AppError('Upload.Altered');
  const known = await findBySha256(db, picture.sha256);
  if (known) throw new DuplicateFile(known.id);
  assertWithinLimits(picture, limits);
  const { id, outcome } = await addImage(deps, library, {
    file,
    inspected: Promise.resolve(inspected),
    authorId,
    details: metadataDetails(picture.metadata),
    publish: false,
    reviewState: 'draft',
    alongside: (transaction, imageId) => adopt(transaction, upload.id, imageId),
  }).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === 'Upload.NotFound') await deleteOrphan(deps, library, picture);
    throw error;
  });
  if (outcome !== 'added') throw new DuplicateFile(id);
}

/** The same file is in the library. */
class DuplicateFile extends AppError {
  readonly imageId: number;
  constructor(imageId: number) {
    super('Image.Duplicate');
    this.imageId = imageId;
  }
}

function assertWithinLimits({ report: { width, height } }: InspectedPicture, { minPixels, maxPixels }: Limits): void {
  const pixels = width * height;
  const details = `${width}×${height}`;
  if (pixels > maxPixels) throw new AppError('Picture.TooManyPixels', { details });
  if (pixels < minPixels)
    throw new AppError('Picture.TooFewPixels', { details: `${details}，至少 ${minPixels / 1e6} 百万像素` });
}

/** Gives the draft what its author said meanwhile. Throws `Upload.StorageFull`, and `Upload.NotFound` for a deleted upload. */
async function adopt(transaction: Database, uploadId: number, imageId: number): Promise<void> {
  const upload = await lockUnchecked(transaction, uploadId);
  if (!upload) throw new AppError('Upload.NotFound');
  await lockAuthor(transaction, upload.authorId);
  const { usedBytes, limitBytes } = await readLimits(transaction, upload.authorId);
  if (limitBytes !== null && usedBytes > limitBytes) throw new AppError('Upload.StorageFull');
  await setImage(transaction, uploadId, imageId);
  await changeDrafts(transaction, [{ imageId, details: filledDetails(upload.details) }]);
}

/** Deletes the original of an upload that was deleted while it was being looked at. */
async function deleteOrphan({ storage }: IngestDeps, { schema, db }: TenantLibrary, picture: InspectedPicture) {
  if ((await findBySha256(db, picture.sha256)) === null)
    await storage.delete([originalKey(schema, picture.sha256, picture.report.format)]);
}

const refusals = /^(?:Picture|Upload)\.|^Image\.Duplicate$|^Tenant\.StorageLimitReached$/;

function isRefusal(error: unknown): error is AppError {
  return error instanceof AppError && refusals.test(error.code);
}

function refusalOf(error: AppError): Refusal {
  const { code, details } = error;
  return {
    code,
    ...(details ? { details } : {}),
    ...(error instanceof DuplicateFile ? { duplicateOf: error.imageId } : {}),
  };
}

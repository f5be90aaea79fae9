import { randomBytes } from 'node:crypto';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { createUploads as createUploadsEndpoint } from '@tuyuan/contract/library/image-upload.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import { assertConsent, recordConsent } from '../../account/index.ts';
import { findKnownDigests } from './known-digest.repository.ts';
import { lockAuthor, requirePhotographer } from './photographer.repository.ts';
import { presentUploads } from './present-uploads.ts';
import { lockReferences } from './reference.repository.ts';
import { screenDetails } from './screen-details.ts';
import { readAnnouncedBytes, readSiteRoom } from './storage-use.repository.ts';
import {
  findOpenUploads,
  insertUploads,
  isWaitingForBytes,
  type NewUpload,
  type Refusal,
  type UploadRow,
} from './upload.repository.ts';
import type { Uploader } from './upload-deps.ts';
import type { GivenDetails } from './upload-details.ts';
import { type Limits, readLimits } from './upload-limits.ts';

type AnnouncedFile = InputOf<typeof createUploadsEndpoint>['files'][number];

/** More than any trip brings home, and still a page that a browser can show. */
const maxOpen = 2000;

/**
 * Announces files. What can't be taken is refused at once, each with its reason; a file that was announced before is
 * answered again. Throws `Photographer.Required`, `Album.NotFound`, `Category.NotFound`, `Region.NotFound`,
 * `Image.PriceOutOfRange`, `Upload.TooMany`, `Agreement.ConsentNeeded`, `Agreement.Outdated`.
 */
export async function createUploads(
  { db, actor, clientIp = '' }: Uploader & { clientIp?: string },
  { files: announced, copyrightVersion }: InputOf<typeof createUploadsEndpoint>,
): Promise<AnswerTo<typeof createUploadsEndpoint>> {
  await requirePhotographer(db, actor.id);
  await assertConsent(db, actor.id, 'upload');
  if (copyrightVersion !== undefined)
    await recordConsent(db, { userId: actor.id, key: 'copyright', version: copyrightVersion, clientIp });
  const files: AnnouncedFile[] = [];
  for (const file of announced) files.push({ ...file, details: await withoutBlocked(db, file.details) });
  return inTransaction(db, async (transaction) => {
    await lockAuthor(transaction, actor.id);
    await lockReferences(
      transaction,
      actor.id,
      files.map(({ details }) => details),
    );
    const ids = await announce(transaction, actor.id, files);
    const items = new Map((await presentUploads(transaction, actor.id, ids)).map((item) => [item.id, item]));
    return { items: ids.flatMap((id) => items.get(id) ?? []) };
  });
}

/** Returns the uploads' ids in the order of the files. */
async function announce(transaction: Database, authorId: number, files: readonly AnnouncedFile[]): Promise<number[]> {
  const open = await findOpenUploads(transaction, authorId);
  const known = await findKnownDigests(
    transaction,
    files.flatMap(({ sha256 }) => sha256 ?? []),
  );
  const limits = await readLimits(transaction, authorId);
  const room = await readRoom(transaction, authorId, limits);
  const fresh: NewUpload[] = [];
  /** Of each file: the upload it was announced as before, or its place among the new ones. */
  const places: ({ id: number } | { place: number })[] = [];
  for (const file of files) {
    const duplicateOf = file.sha256 === undefined ? undefined : known.get(file.sha256);
    const before = open.find((upload) => isSame(upload, file, duplicateOf));
    const twin = fresh.findIndex((upload) => isSameFile(upload, file));
    if (before) places.push({ id: before.id });
    else if (twin >= 0) places.push({ place: twin });
    else {
      const refusal =
        duplicateOf === undefined ? refusalOf(file, limits, room) : { code: 'Image.Duplicate' as const, duplicateOf };
      if (!refusal) {
        room.ofPerson -= file.bytes;
        room.ofSite -= file.bytes;
      }
      places.push({ place: fresh.length });
      fresh.push({ ...file, key: randomBytes(16).toString('base64url'), sha256: file.sha256 ?? null, refusal });
    }
  }
  if (open.length + fresh.length > maxOpen) throw new AppError('Upload.TooMany');
  const ids = await insertUploads(transaction, authorId, fresh);
  return places.flatMap((place) => ('id' in place ? place.id : (ids[place.place] ?? [])));
}

/** Texts that the browser read out of a file must not stop the others: blocked ones are left to the photographer to write. */
async function withoutBlocked(db: Database, details: GivenDetails): Promise<GivenDetails> {
  return screenDetails(db, details).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'Text.Blocked')) throw error;
    const { title: _title, description: _description, labels: _labels, ...rest } = details;
    return rest;
  });
}

/** Files whose digests aren't both known are one file when name and size agree. */
function isSameFile(upload: Pick<UploadRow, 'fileName' | 'bytes' | 'sha256'>, file: AnnouncedFile): boolean {
  if (upload.sha256 !== null && file.sha256 !== undefined) return upload.sha256 === file.sha256;
  return upload.fileName === file.fileName && upload.bytes === file.bytes;
}

function isSame(upload: UploadRow, file: AnnouncedFile, duplicateOf: number | undefined): boolean {
  if (duplicateOf !== undefined && upload.imageId === duplicateOf) return true;
  // A refusal may be outdated, except that the library still has the file.
  if (upload.state === 'refused') return duplicateOf !== undefined && upload.sha256 === file.sha256;
  return isSameFile(upload, file) && (isWaitingForBytes(upload.state) || upload.sha256 === file.sha256);
}

/** Bytes that are left. */
interface Room {
  ofPerson: number;
  ofSite: number;
}

async function readRoom(transaction: Database, authorId: number, limits: Limits): Promise<Room> {
  const announced = await readAnnouncedBytes(transaction, authorId);
  const site = await readSiteRoom(transaction);
  return {
    ofPerson: (limits.limitBytes ?? Number.POSITIVE_INFINITY) - limits.usedBytes - announced,
    ofSite: (site ?? Number.POSITIVE_INFINITY) - announced,
  };
}

function refusalOf({ bytes }: AnnouncedFile, { maxFileBytes }: Limits, room: Room): Refusal | null {
  if (bytes === 0) return { code: 'Picture.Empty' };
  if (bytes > maxFileBytes) return { code: 'Picture.TooLarge', details: `${bytes} > ${maxFileBytes}` };
  if (bytes > room.ofPerson) return { code: 'Upload.StorageFull' };
  if (bytes > room.ofSite) return { code: 'Tenant.StorageLimitReached' };
  return null;
}

import type { LiveUpload } from '@tuyuan/contract/conference/photo-wall.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { UploadedFile } from '../../../platform/http/read-upload.ts';
import type { SignedInContext, Tenant, TicketContext } from '../../../platform/http/request-context.ts';
import { sha256Of } from '../../../platform/sha256-of.ts';
import { addImage, enrolPhotographer } from '../../library/index.ts';
import { assertNotEnded } from '../registration/index.ts';
import type { LiveDeps } from './live-deps.ts';
import { presentUpload } from './live-photo.presenter.ts';
import { releaseLivePhoto } from './release-live-photo.ts';
import {
  findConferenceName,
  findImageState,
  findPhotographer,
  findUpload,
  insertLivePhoto,
  isSent,
  placeInAlbum,
} from './upload.repository.ts';
import { plainBadgeNo } from './wall.repository.ts';

interface UploadTexts {
  hall: string;
  title: string;
  badgeNos: string;
}

/**
 * Uploads a staff photographer's photo from a phone; after the end only repeats of earlier uploads are accepted. Throws
 * `LivePhotographer.Required`, `Conference.Over`, `.Cancelled`, `Image.Duplicate`, `Picture.*`, `Storage.Full`.
 */
export async function uploadFromPhone(
  { db, tenant, ticket }: TicketContext,
  texts: UploadTexts,
  file: UploadedFile,
  deps: LiveDeps,
): Promise<LiveUpload> {
  const { conferenceId } = ticket;
  const { authorId, uploadedBy } = await photographerOf(db, ticket.attendeeId, conferenceId);
  const sha256 = await sha256Of(file.bytes);
  if (!(await isSent(db, { conferenceId, authorId, sha256 }))) await assertNotEnded(db, { conferenceId });
  return upload(deps, { db, tenant }, { conferenceId, authorId, uploadedBy, texts, file });
}

/** Uploads a photo by a photographer of the conference, or by the caller. Also throws `Conference.NotFound` and `Attendee.NotFound`. */
export async function uploadFromDesk(
  { db, tenant, actor }: SignedInContext,
  {
    conferenceId,
    photographerId,
    ...texts
  }: UploadTexts & { conferenceId: number; photographerId?: number | undefined },
  file: UploadedFile,
  deps: LiveDeps,
): Promise<LiveUpload> {
  const own = { authorId: actor.id, uploadedBy: null };
  const by = photographerId === undefined ? own : await photographerOf(db, photographerId, conferenceId);
  if (photographerId === undefined) await enrolPhotographer(db, actor.id);
  return upload(deps, { db, tenant }, { conferenceId, ...by, texts, file });
}

async function photographerOf(
  db: Database,
  attendeeId: number,
  conferenceId: number,
): Promise<{ authorId: number; uploadedBy: number }> {
  const found = await findPhotographer(db, attendeeId);
  if (found?.conference_id !== conferenceId) throw new AppError('Attendee.NotFound');
  if (!found.is_photographer || found.user_id === null) throw new AppError('LivePhotographer.Required');
  return { authorId: found.user_id, uploadedBy: found.id };
}

interface Upload {
  conferenceId: number;
  authorId: number;
  uploadedBy: number | null;
  texts: UploadTexts;
  file: UploadedFile;
}

/** Adds image, album, rights and wall photo in one transaction; the same file again is the same photo. */
async function upload(
  { timeZone, ingest }: LiveDeps,
  { db, tenant }: { db: Database; tenant: Tenant },
  { conferenceId, authorId, uploadedBy, texts, file }: Upload,
): Promise<LiveUpload> {
  const conference = await orThrow(findConferenceName(db, conferenceId), 'Conference.NotFound');
  const photo = { conferenceId, hall: texts.hall, badgeNos: badgeNosOf(texts.badgeNos), uploadedBy };
  const place = { conferenceTitle: conference.title, timeZone };
  async function putBeforeWall(transaction: Database, imageId: number): Promise<void> {
    await insertLivePhoto(transaction, { ...photo, imageId });
    await placeInAlbum(transaction, { ...place, imageId });
  }
  const { id: imageId, outcome } = await addImage(
    ingest,
    { schema: tenant.schema, db },
    {
      file,
      authorId,
      details: {
        title: texts.title || texts.hall || conference.title,
        copyright: conference.organiser === '' ? conference.title : conference.organiser,
      },
      publish: false,
      alongside: putBeforeWall,
    },
  );
  const present = await findUpload(db, imageId);
  if (present) {
    if (present.conference_id !== conferenceId || present.author_id !== authorId) throw new AppError('Image.Duplicate');
    return presentUpload(present, timeZone);
  }
  // The image is in the library but was never on a wall: its author may put it there.
  const { authorId: ownerId, isReady } = await findImageState(db, imageId);
  if (outcome === 'added' || ownerId !== authorId) throw new AppError('Image.Duplicate');
  await inTransaction(db, async (transaction) => {
    await insertLivePhoto(transaction, { ...photo, imageId });
    if (isReady) await releaseLivePhoto(transaction, imageId, timeZone);
  });
  const placed = await findUpload(db, imageId);
  if (!placed) throw new Error(`The image ${imageId} did not come before the wall.`);
  return presentUpload(placed, timeZone);
}

/** Parses badge numbers separated by commas. */
export function badgeNosOf(text: string): string[] {
  return [...new Set(text.split(/[,，、;；\n]+/).map(plainBadgeNo))].filter((badgeNo) => badgeNo !== '');
}

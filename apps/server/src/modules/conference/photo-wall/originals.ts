import { liveOriginalPath } from '@tuyuan/contract/conference/conference-path.ts';
import type { getLiveOriginalLink, requestLiveOriginal } from '@tuyuan/contract/conference/photo-wall.ts';
import type { getLiveOriginalRequests } from '@tuyuan/contract/conference/photo-wall-management.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { SignedInContext, TicketContext } from '../../../platform/http/request-context.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { sendNotice } from '../notice/index.ts';
import { conferenceExists } from '../registration/index.ts';
import { askOriginal, decideRequest, isGranted, listRequests, requestExists } from './original.repository.ts';
import { sealOriginalLink } from './original-link.ts';
import { publishWallWaiting } from './publish-wall-waiting.ts';
import { findShown } from './wall.repository.ts';

/** Throws `LivePhoto.NotFound`. */
export async function requestOriginal(
  { db, ticket }: TicketContext,
  { id, purpose }: InputOf<typeof requestLiveOriginal>,
): Promise<OutputOf<typeof requestLiveOriginal>> {
  if (!(await findShown(db, id, ticket.conferenceId))) throw new AppError('LivePhoto.NotFound');
  const state = await askOriginal(db, { photoId: id, attendeeId: ticket.attendeeId, purpose });
  publishWallWaiting(db, ticket.conferenceId);
  return { state };
}

/** Throws `LivePhoto.OriginalNotGranted`, whether the photo exists or not. */
export async function linkToOriginal(
  { db, tenant, ticket }: TicketContext,
  id: number,
  box: SecretBox,
): Promise<OutputOf<typeof getLiveOriginalLink>> {
  if (!(await isGranted(db, id, ticket.attendeeId))) throw new AppError('LivePhoto.OriginalNotGranted');
  const link = { tenant: tenant.schema, photoId: id, attendeeId: ticket.attendeeId };
  return { path: liveOriginalPath(sealOriginalLink(box, link)) };
}

/** Throws `Conference.NotFound`. */
export async function listOriginalRequests(
  db: Database,
  query: InputOf<typeof getLiveOriginalRequests>,
  timeZone: string,
): Promise<OutputOf<typeof getLiveOriginalRequests>> {
  if (!(await conferenceExists(db, query.conferenceId))) throw new AppError('Conference.NotFound');
  const rows = await listRequests(db, query);
  return {
    totalCount: rows[0]?.total ?? 0,
    items: rows.slice(0, query.maxResultCount).map((row) => ({
      id: row.id,
      photo: { imageId: row.image_id, title: row.title, version: row.version ?? '' },
      name: row.name,
      company: row.company,
      purpose: row.purpose,
      state: row.state,
      createdAt: toWireDate(row.created_at, timeZone),
    })),
  };
}

/** Sends the notice in the same transaction as the decision. Throws `LivePhoto.NotFound` and `LivePhoto.RequestDecided`. */
export function decideOriginal(
  { db, actor }: SignedInContext,
  { id, isGranted: granted }: { id: number; isGranted: boolean },
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const decided = await decideRequest(transaction, { id, isGranted: granted, decidedBy: actor.id });
    if (!decided)
      throw new AppError((await requestExists(transaction, id)) ? 'LivePhoto.RequestDecided' : 'LivePhoto.NotFound');
    publishWallWaiting(transaction, decided.conference_id);
    await sendNotice(transaction, {
      conferenceId: decided.conference_id,
      target: { kind: 'single', attendeeId: decided.attendee_id },
      title: granted ? `“${decided.title}”的原图可以下载了` : `“${decided.title}”的原图申请没有通过`,
      body: granted ? '打开图片直播，在这张照片里点“下原图”。' : '如有疑问，请联系会务组。',
      link: '/meeting/live',
      createdBy: actor.id,
    });
  });
}

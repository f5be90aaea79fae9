import type { getMyLiveUploads } from '@tuyuan/contract/conference/photo-wall.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { presentUpload } from './live-photo.presenter.ts';
import { findPhotographer, listHalls, listUploads } from './upload.repository.ts';

const maxUploads = 50;

export async function listMyUploads(
  { db, ticket }: TicketContext,
  timeZone: string,
): Promise<OutputOf<typeof getMyLiveUploads>> {
  const found = await findPhotographer(db, ticket.attendeeId);
  const uploads = await listUploads(db, ticket.attendeeId, maxUploads);
  return {
    isPhotographer: found?.is_photographer === true && found.user_id !== null,
    halls: await listHalls(db, ticket.conferenceId),
    items: uploads.map((row) => presentUpload(row, timeZone)),
  };
}

import type { LiveUpload } from '@tuyuan/contract/conference/photo-wall.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { presentUpload } from './live-photo.presenter.ts';
import { withdrawOwn } from './photo-state.repository.ts';
import { tellPhoto } from './tell-photo.ts';
import { findOwnUpload } from './upload.repository.ts';

/** Withdraws the attendee's own photo from the wall or the queue. Idempotent. Throws `LivePhoto.NotFound`. */
export function withdrawUpload({ db, ticket }: TicketContext, id: number, timeZone: string): Promise<LiveUpload> {
  return inTransaction(db, async (transaction) => {
    const withdrawn = await withdrawOwn(transaction, id, ticket.attendeeId);
    if (withdrawn) await tellPhoto(transaction, withdrawn, timeZone);
    const upload = await orThrow(findOwnUpload(transaction, id, ticket.attendeeId), 'LivePhoto.NotFound');
    return presentUpload(upload, timeZone);
  });
}

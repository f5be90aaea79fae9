import type { printTickets as endpoint } from '@tuyuan/contract/conference/attendee-actions.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { formatTicketCode } from '@tuyuan/format/ticket-code.ts';
import { ticketLink } from '@tuyuan/format/ticket-link.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { assertNotCancelled, openTicketSecrets } from '../registration/index.ts';
import type { ConferenceManagementDeps } from './management-deps.ts';
import { findBadges, findTitle } from './ticket-badge.repository.ts';

/** Throws `Conference.NotFound`, `.Cancelled`. */
export function printTickets(
  { box, siteAddress }: ConferenceManagementDeps,
  { db, origin }: SignedInContext,
  { conferenceId, ids }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  return inTransaction(db, async (transaction) => {
    const title = await findTitle(transaction, conferenceId);
    if (title === null) throw new AppError('Conference.NotFound');
    await assertNotCancelled(transaction, { conferenceId });
    const rows = await findBadges(transaction, conferenceId, ids);
    return {
      conferenceTitle: title,
      items: rows.flatMap(({ sealed, ...badge }) => {
        const secrets = openTicketSecrets(box, sealed);
        if (!secrets) return [];
        const ticketCode = formatTicketCode(secrets.code);
        return [{ ...badge, ticketCode, ticketLink: ticketLink(siteAddress ?? origin, conferenceId, secrets.qr) }];
      }),
    };
  });
}

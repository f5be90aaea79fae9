import type { getMyConferences } from '@tuyuan/contract/conference/conference-data.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { presentCard } from './conference.presenter.ts';
import { findConferenceCardsByIds } from './conference-card.repository.ts';
import { presentRegistration } from './registration.presenter.ts';
import { findOwnRegistrations } from './registration.repository.ts';

/** Returns conferences the caller registered for, running or upcoming first. */
export async function listMyConferences(
  { db, actor }: SignedInContext,
  timeZone: string,
): Promise<OutputOf<typeof getMyConferences>> {
  const registrations = new Map(
    (await findOwnRegistrations(db, actor.id)).map((row) => [row.conference_id, presentRegistration(row, timeZone)]),
  );
  const cards = await findConferenceCardsByIds(db, [...registrations.keys()]);
  return {
    items: cards.flatMap((row) => {
      const registration = registrations.get(row.id);
      const conference = { ...presentCard(row, timeZone), cancelledReason: row.cancelled_reason };
      return registration ? [{ conference, registration }] : [];
    }),
  };
}

import { audienceGroup } from '@tuyuan/realtime/audience-group.ts';
import type { Target } from '@tuyuan/realtime/hubs.ts';
import type { Listener } from '../../../platform/realtime/listener.ts';
import { findAttendances } from './attendance.repository.ts';
import { conferenceExists } from './conference-exists.repository.ts';

const minStaffType = 2;

/**
 * Returns the caller's targets in a conference's live hub: for attendees and users who may see the conference in the
 * console; null for others, and for a conference there is none of.
 */
export async function liveTargets(listener: Listener, conferenceId: number): Promise<Target[] | null> {
  const { db, actor, ticket } = listener;
  if (ticket && ticket.conferenceId !== conferenceId) return null;
  const userId = actor?.id ?? ticket?.userId ?? null;
  const holder = ticket ? { ticketId: ticket.ticketId } : userId === null ? null : { userId };
  if (!holder) return null;
  const attendances = await findAttendances(db, conferenceId, holder);
  const mayLookOn = actor?.permissions.has('Pages.Conferences') === true;
  if (attendances.length === 0 && !(mayLookOn && (await conferenceExists(db, conferenceId)))) return null;
  const own = attendances.flatMap(({ ticketId, userType, hall, groupName }): Target[] => [
    `ticket:${ticketId}`,
    audienceGroup('userType', userType),
    ...(hall === '' ? [] : [audienceGroup('hall', hall)]),
    ...(groupName === '' ? [] : [audienceGroup('group', groupName)]),
  ]);
  return ['all', ...(userId === null ? [] : [`user:${userId}` as const]), ...own];
}

/**
 * Returns the caller's targets in a conference's staff hub: for staff by ticket, and for users with conference
 * permissions in the console, of a conference that exists.
 */
export async function staffTargets(listener: Listener, conferenceId: number): Promise<Target[] | null> {
  const { db, actor, ticket } = listener;
  if (actor) {
    const mayHear = actor.permissions.has('Pages.Conferences.Staff') && (await conferenceExists(db, conferenceId));
    return mayHear ? ['all', `user:${actor.id}`] : null;
  }
  if (!ticket || ticket.conferenceId !== conferenceId || ticket.userType < minStaffType) return null;
  return ['all', `ticket:${ticket.ticketId}`, audienceGroup('userType', ticket.userType)];
}

import type { getRoster as getRosterEndpoint } from '@tuyuan/contract/conference/check-in.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import type { CheckInDeps } from './check-in-deps.ts';
import { requireDevice } from './require-device.ts';
import { lockRoster, readRosterLines, readTaggedAdmissions } from './roster.repository.ts';
import { sealRoster } from './seal-roster.ts';
import { findSignPoint } from './sign-point.repository.ts';

/** About a second of sealing, and about as much as a weak network can receive at once. */
const maxSealed = 300;
const maxLines = 1000;
const maxAdmissions = 2000;
/** Rows become visible in commit order, not in id order, so the most recent ones are sent again. */
const overlapMs = 60_000;

/** Returns the changes for a phone that may go offline. Throws `CheckIn.DeviceNotFound`, `CheckIn.PointNotFound`. */
export async function getRoster(
  { keys, ticketBox }: CheckInDeps,
  { db, ticket: staff }: TicketContext,
  { deviceId, pointId, afterLine, afterAdmission, since }: InputOf<typeof getRosterEndpoint>,
): Promise<OutputOf<typeof getRosterEndpoint>> {
  const { conferenceId } = staff;
  await requireDevice(db, { deviceId, attendeeId: staff.attendeeId });
  const point = await findSignPoint(db, pointId);
  const own = await keys.of(db, conferenceId);
  if (point?.conference_id !== conferenceId || !own) throw new AppError('CheckIn.PointNotFound');
  const asOf = Date.now();
  return inTransaction(db, async (transaction) => {
    const isTrue =
      (await lockRoster(transaction, conferenceId)) &&
      (await sealRoster(transaction, { conferenceId, keys: own, ticketBox }, maxSealed));
    const lines = await readRosterLines(transaction, { conferenceId, after: afterLine, limit: maxLines });
    const admissions = await readTaggedAdmissions(transaction, {
      pointId,
      after: afterAdmission,
      since: since === 0 ? null : new Date(since - overlapMs),
      limit: maxAdmissions,
    });
    return {
      lines: lines.flatMap(({ entries }) => entries),
      nextLine: lines.at(-1)?.number ?? afterLine,
      admissions: admissions.map(({ is_over, at, ...row }) => ({ ...row, at: at.getTime(), isOver: is_over })),
      nextAdmission: Math.max(afterAdmission, admissions.at(-1)?.id ?? 0),
      isComplete: isTrue && lines.length < maxLines && admissions.length < maxAdmissions,
      asOf,
    };
  });
}

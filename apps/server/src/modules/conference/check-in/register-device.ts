import type { Station } from '@tuyuan/contract/conference/check-in.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toBase64url } from '@tuyuan/format/check-in/base64url.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import type { CheckInDeps } from './check-in-deps.ts';
import { findConferenceTitle } from './conference-title.repository.ts';
import { registerDeviceRow } from './device.repository.ts';
import { presentSignPoint } from './sign-point.presenter.ts';
import { readSignPoints } from './sign-point.repository.ts';
import { readSupervisors } from './supervisor.repository.ts';

/** Registers the phone for scanning and returns its working data. Throws `CheckIn.DeviceRevoked` for a revoked phone. */
export async function registerDevice(
  { keys, timeZone }: Pick<CheckInDeps, 'keys' | 'timeZone'>,
  { db, ticket: staff, userAgent }: Pick<TicketContext, 'db' | 'ticket' | 'userAgent'>,
  { key, label }: { key: string; label: string },
): Promise<Station> {
  const { conferenceId, attendeeId, sessionId } = staff;
  const own = await orThrow(keys.of(db, conferenceId), 'Ticket.SessionRequired');
  const device = await inTransaction(db, (transaction) =>
    registerDeviceRow(transaction, { conferenceId, attendeeId, sessionId, key, label, userAgent }),
  );
  if (device.is_revoked) throw new AppError('CheckIn.DeviceRevoked');
  const [points, supervisors, title] = await Promise.all([
    readSignPoints(db, conferenceId),
    readSupervisors(db, conferenceId),
    findConferenceTitle(db, conferenceId),
  ]);
  return {
    deviceId: device.id,
    label: device.label,
    conferenceId,
    conferenceTitle: title,
    points: points.map((point) => presentSignPoint(point, timeZone)),
    publicKey: toBase64url(own.publicBytes),
    salt: toBase64url(own.salt),
    supervisors: supervisors.map(({ id, name, pin_hash }) => ({ id, name, pinHash: pin_hash.toString('base64url') })),
    serverTime: Date.now(),
  };
}

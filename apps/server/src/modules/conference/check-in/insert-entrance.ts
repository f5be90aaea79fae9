import type { Database } from '../../../platform/database/database.ts';
import { insertSignPoint } from './managed-sign-point.repository.ts';

const earlyMs = 2 * 3_600_000;

/** Gives a conference its one door, open to every ticket from two hours before the beginning to the end. */
export async function insertEntrance(
  transaction: Database,
  conferenceId: number,
  { startTime, endTime }: { startTime: Date; endTime: Date },
): Promise<void> {
  await insertSignPoint(transaction, conferenceId, {
    kind: 'door',
    name: '入口',
    place: '',
    hall: '',
    capacity: null,
    gates: [],
    isActive: true,
    opensAt: new Date(startTime.getTime() - earlyMs),
    closesAt: endTime,
    lateAfter: null,
    entry: 'once',
    hasLeave: false,
    userTypes: [],
    ticketTypeIds: [],
    seatOfSession: null,
    isRotatingOnly: false,
    lanes: 1,
    portions: null,
    coverKey: null,
    posterFrom: null,
    posterUntil: null,
    latitude: null,
    longitude: null,
    radiusM: null,
  });
}

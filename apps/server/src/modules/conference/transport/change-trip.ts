import { AppError } from '@tuyuan/errors/app-error.ts';
import { parseDate } from '@tuyuan/format/date.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { refuseDuplicate } from '../../../platform/database/refuse-duplicate.ts';
import { conferenceExists } from '../registration/index.ts';
import { lockRide } from './lock-ride.ts';
import { publishToPassengers, publishTrip, spokenTime } from './publish-trip.ts';
import { findHolders, findSeats } from './seat.repository.ts';
import { isStillHere, mayAdvance } from './trip.policy.ts';
import {
  deleteTripRow,
  insertTrip,
  setDeparture,
  setTripState,
  type TripFields,
  type TripRow,
  writeTrip,
} from './trip.repository.ts';

const unique = <Result>(change: Promise<Result>): Promise<Result> =>
  refuseDuplicate(change, {
    traffic_trip_conference_id_kind_name_planned_departs_at_key: { code: 'Trip.Duplicate', field: 'name' },
  });

type WireTrip = Omit<TripFields, 'departsAt'> & { departsAt: string };

function timeOf(wire: string, timeZone: string): Date {
  const at = parseDate(wire, timeZone);
  if (!at)
    throw new AppError('Request.Invalid', {
      validationErrors: [{ message: '时间不正确', members: ['departsAt'] }],
    });
  return at;
}

/** Throws `Conference.NotFound`, `Trip.Duplicate`, `Attendee.NotFound` (its leader). */
export function createTrip(
  db: Database,
  conferenceId: number,
  { departsAt, ...rest }: WireTrip,
  timeZone: string,
): Promise<number> {
  return unique(
    inTransaction(db, async (transaction) => {
      if (!(await conferenceExists(transaction, conferenceId))) throw new AppError('Conference.NotFound');
      await assertLeaderOfConference(transaction, conferenceId, rest.leaderId);
      return insertTrip(transaction, conferenceId, { ...rest, departsAt: timeOf(departsAt, timeZone) });
    }),
  );
}

/** Changes a ride and notifies its passengers of a new departure time. Throws the errors of the contract. */
export function updateTrip(
  db: Database,
  { id, departsAt, ...rest }: WireTrip & { id: number },
  timeZone: string,
): Promise<void> {
  return unique(
    change(db, id, async (transaction, trip) => {
      if (!isStillHere(trip.state)) throw new AppError('Trip.Gone');
      await assertLeaderOfConference(transaction, trip.conference_id, rest.leaderId);
      const seats = await findSeats(transaction, id);
      // The seat of a passenger who leaves at this moment stays available to another.
      const highest = Math.max(trip.taken, ...seats.map(({ seat_no }) => seat_no));
      if (rest.capacity < highest)
        throw new AppError('Trip.Full', {
          validationErrors: [{ message: `已有人坐 ${highest} 号座，座位不能更少。`, members: ['capacity'] }],
        });
      const at = timeOf(departsAt, timeZone);
      await writeTrip(transaction, id, { ...rest, departsAt: at }, seats.length > 0);
      if (at.getTime() !== trip.departs_at.getTime())
        await notifyDelay(transaction, { ...trip, departs_at: at }, trip.reason, timeZone);
    }),
  );
}

/** Moves the departure and notifies every passenger. Throws `Trip.NotFound`, `Trip.Gone`. */
export function delayTrip(
  db: Database,
  { id, departsAt, reason }: { id: number; departsAt: string; reason: string },
  timeZone: string,
): Promise<void> {
  return change(db, id, async (transaction, trip) => {
    if (!isStillHere(trip.state)) throw new AppError('Trip.Gone');
    const at = timeOf(departsAt, timeZone);
    if (at.getTime() === trip.departs_at.getTime() && reason === trip.reason) return;
    await setDeparture(transaction, id, at, reason);
    await notifyDelay(transaction, { ...trip, departs_at: at }, reason, timeZone);
  });
}

/** Cancels the ride and notifies every passenger. Idempotent. Throws `Trip.NotFound`, `Trip.Gone`. */
export function cancelTrip(db: Database, id: number, reason: string, timeZone: string): Promise<void> {
  return change(db, id, async (transaction, trip) => {
    if (trip.state === 'cancelled') return;
    if (!isStillHere(trip.state)) throw new AppError('Trip.Gone');
    await setTripState(transaction, id, 'cancelled', reason);
    await publishToPassengers(transaction, trip, await passengersOf(transaction, id), {
      title: `班车取消：${trip.name}`,
      body: `原定 ${spokenTime(trip.departs_at, timeZone)} 从 ${trip.from_place} 出发。${reason}`,
    });
  });
}

/**
 * Sets a ride to boarding, departed or arrived. Idempotent. `conferenceId` is null for the back office. Throws
 * `Trip.NotFound`, `Trip.StateMismatch`.
 */
export function advanceTrip(
  db: Database,
  conferenceId: number | null,
  id: number,
  state: 'boarding' | 'departed' | 'arrived',
): Promise<void> {
  return change(db, id, async (transaction, trip) => {
    if (conferenceId !== null && trip.conference_id !== conferenceId) throw new AppError('Trip.NotFound');
    if (trip.state === state) return;
    if (!mayAdvance(trip.state, state)) throw new AppError('Trip.StateMismatch');
    await setTripState(transaction, id, state);
    if (state === 'boarding')
      await publishToPassengers(transaction, trip, await passengersOf(transaction, id), {
        title: `${trip.name} 开始上车`,
        body: `${trip.from_place}${trip.from_directions === '' ? '' : ` ${trip.from_directions}`}，车牌 ${trip.plate || '见车头'}。`,
      });
  });
}

/** Throws `Trip.NotFound`, `Trip.HasPassengers`. */
export function deleteTrip(db: Database, id: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    if (!(await lockRide(transaction, id))) throw new AppError('Trip.NotFound');
    if (!(await deleteTripRow(transaction, id))) throw new AppError('Trip.HasPassengers');
  });
}

function change(
  db: Database,
  id: number,
  work: (transaction: Database, trip: TripRow) => Promise<void>,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const trip = await orThrow(lockRide(transaction, id), 'Trip.NotFound');
    await work(transaction, trip);
    await publishTrip(transaction, trip);
  });
}

async function notifyDelay(transaction: Database, trip: TripRow, reason: string, timeZone: string): Promise<void> {
  await publishToPassengers(transaction, trip, await passengersOf(transaction, trip.id), {
    title: `发车改为 ${spokenTime(trip.departs_at, timeZone)}`,
    body: `${trip.name}，${trip.from_place}。${reason}`,
  });
}

async function passengersOf(transaction: Database, tripId: number): Promise<number[]> {
  return (await findSeats(transaction, tripId)).map(({ attendee_id }) => attendee_id);
}

async function assertLeaderOfConference(transaction: Database, conferenceId: number, id: number | null): Promise<void> {
  if (id !== null && (await findHolders(transaction, conferenceId, [id])).length === 0)
    throw new AppError('Attendee.NotFound', {
      validationErrors: [{ message: '领队要持有这场会议的票。', members: ['leaderId'] }],
    });
}

import type { Database } from '../platform/database/database.ts';
import { demoJourneys, demoTrips } from './demo-trips.data.ts';
import { insertDemoJourney, insertDemoSeat, insertDemoTrip } from './seed-logistics.repository.ts';
import type { DemoScene } from './seed-logistics.ts';

const minute = 60_000;
const station = '苏州北';
/** Duration of every train and flight. */
const rideMs = 95 * minute;
/** Time before departure by which passengers are notified. */
const groupedMs = 14 * 60 * minute;

/** Creates arrived, boarding, delayed, cancelled and return rides, and the attendees' arrivals and departures. */
export async function seedTrips(db: Database, scene: DemoScene): Promise<void> {
  const { conferenceId, now, moment, person } = scene;
  // In five minutes' steps, as timetables have it.
  const soon = (minutes: number) => new Date(Math.ceil((now.getTime() + minutes * minute) / (5 * minute)) * 5 * minute);
  const when = (at: readonly [number, string] | number) => (typeof at === 'number' ? soon(at) : moment(...at));
  for (const { at, delayed, cancelled, people, leader, boarded = 0, isOpen = false, ...trip } of demoTrips) {
    const plannedDepartsAt = when(at);
    const departsAt = new Date(plannedDepartsAt.getTime() + (delayed?.[0] ?? 0) * minute);
    const arrivesAt = new Date(departsAt.getTime() + trip.minutes * minute);
    const isGone = departsAt < now;
    const state = cancelled ? 'cancelled' : isGone ? 'arrived' : boarded > 0 ? 'boarding' : 'planned';
    const tripId = await insertDemoTrip(db, conferenceId, {
      ...trip,
      state,
      departsAt,
      plannedDepartsAt,
      groupedAt: new Date(Math.min(now.getTime(), plannedDepartsAt.getTime() - groupedMs)),
      leaderId: leader === undefined ? null : person(leader),
      isOpen,
      reason: cancelled ?? delayed?.[1] ?? '',
      departedAt: state === 'arrived' ? departsAt : null,
      arrivedAt: state === 'arrived' ? arrivesAt : null,
    });
    for (const [index, who] of people.entries())
      await insertDemoSeat(db, {
        tripId,
        attendeeId: person(who),
        seatNo: index + 1,
        boardedAt:
          index < boarded ? new Date(Math.min(now.getTime(), departsAt.getTime()) - (boarded - index) * minute) : null,
      });
  }
  for (const [who, arrival, back] of demoJourneys) {
    const attendeeId = person(who);
    if (arrival)
      await insertDemoJourney(db, {
        attendeeId,
        direction: 'arrival',
        number: arrival[0],
        fromPlace: arrival[1],
        toPlace: station,
        departsAt: new Date(when(arrival[2]).getTime() - rideMs),
        arrivesAt: when(arrival[2]),
      });
    if (back)
      await insertDemoJourney(db, {
        attendeeId,
        direction: 'return',
        number: back[0],
        fromPlace: station,
        toPlace: back[1],
        departsAt: when(back[2]),
        arrivesAt: new Date(when(back[2]).getTime() + rideMs),
      });
  }
}

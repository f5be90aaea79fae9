import type { Itinerary, Trip } from '@tuyuan/contract/conference/transport.ts';
import type { TripSeat } from '@tuyuan/contract/conference/transport-management.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { ItineraryRow } from './itinerary.repository.ts';
import type { SeatRow } from './seat.repository.ts';
import type { TripRow } from './trip.repository.ts';

const minute = 60_000;

export function presentTrip(row: TripRow, timeZone: string): Trip {
  const wire = (at: Date) => toWireDate(at, timeZone);
  const orNull = (at: Date | null) => at && wire(at);
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    state: row.state,
    fromPlace: row.from_place,
    fromDirections: row.from_directions,
    latitude: row.latitude,
    longitude: row.longitude,
    toPlace: row.to_place,
    toDirections: row.to_directions,
    departsAt: wire(row.departs_at),
    plannedDepartsAt: wire(row.planned_departs_at),
    boardingFrom: wire(new Date(row.departs_at.getTime() - row.boarding_minutes * minute)),
    arrivesAt: wire(new Date(row.departs_at.getTime() + row.ride_minutes * minute)),
    rideMinutes: row.ride_minutes,
    plate: row.plate,
    vehicle: row.vehicle,
    driverName: row.driver_name,
    driverPhone: row.driver_phone,
    leaderName: row.leader_name,
    capacity: row.capacity,
    taken: row.taken,
    boarded: row.boarded,
    isOpen: row.is_open,
    reason: row.reason,
    groupedAt: orNull(row.grouped_at),
    boardingAt: orNull(row.boarding_at),
    departedAt: orNull(row.departed_at),
    arrivedAt: orNull(row.arrived_at),
  };
}

export function presentSeat(row: SeatRow, timeZone: string): TripSeat {
  return {
    id: row.id,
    attendeeId: row.attendee_id,
    name: row.name,
    seatNo: row.seat_no,
    boardedAt: row.boarded_at && toWireDate(row.boarded_at, timeZone),
  };
}

export function presentItinerary(row: ItineraryRow, timeZone: string): Itinerary {
  const orNull = (at: Date | null) => at && toWireDate(at, timeZone);
  return {
    direction: row.direction,
    mode: row.mode,
    number: row.number,
    seat: row.seat,
    fromPlace: row.from_place,
    toPlace: row.to_place,
    departsAt: orNull(row.departs_at),
    arrivesAt: orNull(row.arrives_at),
    delayedUntil: orNull(row.delayed_until),
    needsRide: row.needs_ride,
    note: row.note,
  };
}

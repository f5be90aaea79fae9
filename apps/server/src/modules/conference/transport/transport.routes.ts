import * as traffic from '@tuyuan/contract/conference/transport.ts';
import * as management from '@tuyuan/contract/conference/transport-management.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { bindExport, type ExportDesk } from '../../site/index.ts';
import { boardSeat, unboardSeat } from './board-seat.ts';
import { advanceTrip, cancelTrip, createTrip, delayTrip, deleteTrip, updateTrip } from './change-trip.ts';
import { getMyTrips } from './get-my-trips.ts';
import { giveUpTripSeat, unseatAttendee } from './leave-seat.ts';
import { getTraffic, listSeats, listStaffTrips } from './list-traffic.ts';
import { manifests } from './manifests.ts';
import { saveItinerary } from './save-itinerary.ts';
import { seatAttendees, takeTripSeat } from './seat-attendees.ts';

/** Rides: phones of attendees and ride leaders, and the back office. */
export function transportRoutes(
  app: FastifyInstance,
  { timeZone, exports }: { timeZone: string; exports: ExportDesk },
): void {
  bindEndpoint(app, traffic.getMyTrips, ({ db, ticket }) => getMyTrips(db, ticket, timeZone));
  bindEndpoint(app, traffic.saveItinerary, ({ db, ticket }, fields) => saveItinerary(db, ticket, fields, timeZone));
  bindEndpoint(app, traffic.takeTripSeat, async ({ db, ticket }, { tripId }) => ({
    seatNo: await takeTripSeat(db, ticket, tripId),
  }));
  bindEndpoint(app, traffic.giveUpTripSeat, async ({ db, ticket }, { tripId }) => {
    await giveUpTripSeat(db, ticket, tripId);
    return {};
  });
  bindEndpoint(app, traffic.getStaffTrips, ({ db, ticket }) => listStaffTrips(db, ticket.conferenceId, timeZone));
  bindEndpoint(app, traffic.getTripSeats, ({ db, ticket }, { tripId }) =>
    listSeats(db, ticket.conferenceId, tripId, timeZone),
  );
  bindEndpoint(app, traffic.boardSeat, ({ db, ticket }, boarding) => boardSeat(db, ticket, boarding, timeZone));
  bindEndpoint(app, traffic.unboardSeat, async ({ db, ticket }, { seatId }) => {
    await unboardSeat(db, ticket, seatId);
    return {};
  });
  bindEndpoint(app, traffic.advanceTrip, async ({ db, ticket }, { tripId, state }) => {
    await advanceTrip(db, ticket.conferenceId, tripId, state);
    return (await listSeats(db, ticket.conferenceId, tripId, timeZone)).trip;
  });

  bindEndpoint(app, management.getTraffic, ({ db }, { conferenceId }) => getTraffic(db, conferenceId, timeZone));
  bindEndpoint(app, management.createTrip, async ({ db }, { conferenceId, ...trip }) => ({
    id: await createTrip(db, conferenceId, trip, timeZone),
  }));
  bindEndpoint(app, management.updateTrip, async ({ db }, trip) => {
    await updateTrip(db, trip, timeZone);
    return {};
  });
  bindEndpoint(app, management.delayTrip, async ({ db }, delay) => {
    await delayTrip(db, delay, timeZone);
    return {};
  });
  bindEndpoint(app, management.cancelTrip, async ({ db }, { id, reason }) => {
    await cancelTrip(db, id, reason, timeZone);
    return {};
  });
  bindEndpoint(app, management.advanceManagedTrip, async ({ db }, { id, state }) => {
    await advanceTrip(db, null, id, state);
    return {};
  });
  bindExport(app, exports, manifests);
  bindEndpoint(app, management.deleteTrip, async ({ db }, { id }) => {
    await deleteTrip(db, id);
    return {};
  });
  bindEndpoint(app, management.seatAttendees, async ({ db }, { tripId, attendeeIds }) => ({
    count: await seatAttendees(db, tripId, attendeeIds, timeZone),
  }));
  bindEndpoint(app, management.unseatAttendee, async ({ db }, { seatId }) => {
    await unseatAttendee(db, seatId, timeZone);
    return {};
  });
}

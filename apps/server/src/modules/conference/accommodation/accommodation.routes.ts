import * as stay from '@tuyuan/contract/conference/accommodation.ts';
import * as rooming from '@tuyuan/contract/conference/accommodation-management.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { bindExport, type ExportDesk } from '../../site/index.ts';
import { createHotel, deleteHotel, updateHotel } from './change-hotels.ts';
import { acceptStay, askStayChange, saveStayWish, withdrawStayChange } from './change-own-stay.ts';
import { answerStayChange, publishStays, removeGuest, setPresence } from './change-plans.ts';
import { createRooms, deleteRooms, updateHotelRoom } from './change-rooms.ts';
import { getMyStay } from './get-my-stay.ts';
import { getRooming } from './get-rooming.ts';
import { listSilentGuests } from './list-silent-guests.ts';
import { placeGuest } from './place-guest.ts';
import { roomList } from './room-list.ts';

/** Accommodation: the guest's phone and room assignment in the back office. */
export function accommodationRoutes(
  app: FastifyInstance,
  { timeZone, exports }: { timeZone: string; exports: ExportDesk },
): void {
  bindEndpoint(app, stay.getMyStay, ({ db, ticket }) => getMyStay(db, ticket, timeZone));
  bindEndpoint(app, stay.saveStayWish, ({ db, ticket }, wish) => saveStayWish(db, ticket, wish, timeZone));
  bindEndpoint(app, stay.acceptStay, async ({ db, ticket }) => {
    await acceptStay(db, ticket);
    return {};
  });
  bindEndpoint(app, stay.askStayChange, async ({ db, ticket }, { wish }) => {
    await askStayChange(db, ticket, wish);
    return {};
  });
  bindEndpoint(app, stay.withdrawStayChange, async ({ db, ticket }) => {
    await withdrawStayChange(db, ticket);
    return {};
  });

  bindEndpoint(app, rooming.getRooming, ({ db }, { conferenceId }) => getRooming(db, conferenceId, timeZone));
  bindEndpoint(app, rooming.getSilentGuests, ({ db }, query) => listSilentGuests(db, query, timeZone));
  bindExport(app, exports, roomList);
  bindEndpoint(app, rooming.createHotel, async ({ db }, { conferenceId, ...hotel }) => ({
    id: await createHotel(db, conferenceId, hotel, timeZone),
  }));
  bindEndpoint(app, rooming.updateHotel, async ({ db }, { id, ...hotel }) => {
    await updateHotel(db, id, hotel, timeZone);
    return {};
  });
  bindEndpoint(app, rooming.deleteHotel, async ({ db }, { id }) => {
    await deleteHotel(db, id);
    return {};
  });
  bindEndpoint(app, rooming.createRooms, async ({ db }, { hotelId, rooms }) => ({
    ids: await createRooms(db, hotelId, rooms),
  }));
  bindEndpoint(app, rooming.updateHotelRoom, async ({ db }, { id, ...room }) => {
    await updateHotelRoom(db, id, room);
    return {};
  });
  bindEndpoint(app, rooming.deleteRooms, async ({ db }, { ids }) => {
    await deleteRooms(db, ids);
    return {};
  });
  bindEndpoint(app, rooming.placeGuest, ({ db }, placing) => placeGuest(db, placing));
  bindEndpoint(app, rooming.removeGuest, async ({ db }, { planId }) => {
    await removeGuest(db, planId);
    return {};
  });
  bindEndpoint(app, rooming.publishStays, async ({ db }, { conferenceId, planIds }) => ({
    count: await publishStays(db, conferenceId, planIds),
  }));
  bindEndpoint(app, rooming.answerStayChange, async ({ db }, { planId, answer }) => {
    await answerStayChange(db, planId, answer);
    return {};
  });
  bindEndpoint(app, rooming.moveStay, async ({ db }, { planId, presence }) => {
    await setPresence(db, planId, presence);
    return {};
  });
}

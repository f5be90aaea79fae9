// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/transport.ts';
import type { RoutesOf } from '../../route.ts';

export const transportRoutes: RoutesOf<typeof contract> = {
  advanceTrip: ['POST', '/api/services/app/conferenceTraffic/Advance'],
  boardSeat: ['POST', '/api/services/app/conferenceTraffic/Board'],
  getMyTrips: ['GET', '/api/services/app/conferenceTraffic/GetMine'],
  getStaffTrips: ['GET', '/api/services/app/conferenceTraffic/GetStaffTrips'],
  getTripSeats: ['GET', '/api/services/app/conferenceTraffic/GetSeats'],
  giveUpTripSeat: ['POST', '/api/services/app/conferenceTraffic/GiveUpSeat'],
  saveItinerary: ['POST', '/api/services/app/conferenceTraffic/SaveItinerary'],
  takeTripSeat: ['POST', '/api/services/app/conferenceTraffic/TakeSeat'],
  unboardSeat: ['POST', '/api/services/app/conferenceTraffic/UndoBoarding'],
};

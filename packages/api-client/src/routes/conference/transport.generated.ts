// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/transport.ts';
import type { RoutesOf } from '../../route.ts';

export const transportRoutes: RoutesOf<typeof contract> = {
  advanceTrip: { method: 'POST', path: '/api/services/app/conferenceTraffic/Advance' },
  boardSeat: { method: 'POST', path: '/api/services/app/conferenceTraffic/Board' },
  getMyTrips: { method: 'GET', path: '/api/services/app/conferenceTraffic/GetMine' },
  getStaffTrips: { method: 'GET', path: '/api/services/app/conferenceTraffic/GetStaffTrips' },
  getTripSeats: { method: 'GET', path: '/api/services/app/conferenceTraffic/GetSeats' },
  giveUpTripSeat: { method: 'POST', path: '/api/services/app/conferenceTraffic/GiveUpSeat' },
  saveItinerary: { method: 'POST', path: '/api/services/app/conferenceTraffic/SaveItinerary' },
  takeTripSeat: { method: 'POST', path: '/api/services/app/conferenceTraffic/TakeSeat' },
  unboardSeat: { method: 'POST', path: '/api/services/app/conferenceTraffic/UndoBoarding' },
};

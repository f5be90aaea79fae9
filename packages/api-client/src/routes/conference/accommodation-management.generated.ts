// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/accommodation-management.ts';
import type { RoutesOf } from '../../route.ts';

export const accommodationManagementRoutes: RoutesOf<typeof contract> = {
  answerStayChange: ['POST', '/api/services/app/conferenceStayManagement/AnswerChange'],
  createHotel: ['POST', '/api/services/app/conferenceStayManagement/CreateHotel'],
  createRooms: ['POST', '/api/services/app/conferenceStayManagement/CreateRooms'],
  deleteHotel: ['DELETE', '/api/services/app/conferenceStayManagement/DeleteHotel'],
  deleteRooms: ['POST', '/api/services/app/conferenceStayManagement/DeleteRooms'],
  exportRoomList: ['POST', '/api/services/app/conferenceStayManagement/ExportRoomList'],
  getRooming: ['GET', '/api/services/app/conferenceStayManagement/GetRooming'],
  getSilentGuests: ['GET', '/api/services/app/conferenceStayManagement/GetSilentGuests'],
  moveStay: ['POST', '/api/services/app/conferenceStayManagement/SetPresence'],
  placeGuest: ['POST', '/api/services/app/conferenceStayManagement/PlaceGuest'],
  publishStays: ['POST', '/api/services/app/conferenceStayManagement/Publish'],
  removeGuest: ['POST', '/api/services/app/conferenceStayManagement/RemoveGuest'],
  updateHotel: ['PUT', '/api/services/app/conferenceStayManagement/UpdateHotel'],
  updateHotelRoom: ['PUT', '/api/services/app/conferenceStayManagement/UpdateRoom'],
};

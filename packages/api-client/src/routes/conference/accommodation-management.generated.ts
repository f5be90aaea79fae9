// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/accommodation-management.ts';
import type { RoutesOf } from '../../route.ts';

export const accommodationManagementRoutes: RoutesOf<typeof contract> = {
  answerStayChange: { method: 'POST', path: '/api/services/app/conferenceStayManagement/AnswerChange' },
  createHotel: { method: 'POST', path: '/api/services/app/conferenceStayManagement/CreateHotel' },
  createRooms: { method: 'POST', path: '/api/services/app/conferenceStayManagement/CreateRooms' },
  deleteHotel: { method: 'DELETE', path: '/api/services/app/conferenceStayManagement/DeleteHotel' },
  deleteRooms: { method: 'POST', path: '/api/services/app/conferenceStayManagement/DeleteRooms' },
  exportRoomList: { method: 'POST', path: '/api/services/app/conferenceStayManagement/ExportRoomList' },
  getRooming: { method: 'GET', path: '/api/services/app/conferenceStayManagement/GetRooming' },
  getSilentGuests: { method: 'GET', path: '/api/services/app/conferenceStayManagement/GetSilentGuests' },
  moveStay: { method: 'POST', path: '/api/services/app/conferenceStayManagement/SetPresence' },
  placeGuest: { method: 'POST', path: '/api/services/app/conferenceStayManagement/PlaceGuest' },
  publishStays: { method: 'POST', path: '/api/services/app/conferenceStayManagement/Publish' },
  removeGuest: { method: 'POST', path: '/api/services/app/conferenceStayManagement/RemoveGuest' },
  updateHotel: { method: 'PUT', path: '/api/services/app/conferenceStayManagement/UpdateHotel' },
  updateHotelRoom: { method: 'PUT', path: '/api/services/app/conferenceStayManagement/UpdateRoom' },
};

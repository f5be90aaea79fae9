// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/interaction-management.ts';
import type { RoutesOf } from '../../route.ts';

export const interactionManagementRoutes: RoutesOf<typeof contract> = {
  createInteraction: { method: 'POST', path: '/api/services/app/conferenceInteraction/CreateInteraction' },
  createInteractionRoom: { method: 'POST', path: '/api/services/app/conferenceInteraction/CreateRoom' },
  deleteInteraction: { method: 'DELETE', path: '/api/services/app/conferenceInteraction/DeleteInteraction' },
  deleteInteractionRoom: { method: 'DELETE', path: '/api/services/app/conferenceInteraction/DeleteRoom' },
  getInteractionAnswers: { method: 'GET', path: '/api/services/app/conferenceInteraction/GetAnswers' },
  getInteractionRooms: { method: 'GET', path: '/api/services/app/conferenceInteraction/GetRooms' },
  getInteractions: { method: 'GET', path: '/api/services/app/conferenceInteraction/GetInteractions' },
  getLotteryProof: { method: 'GET', path: '/api/services/app/conferenceInteraction/GetLotteryProof' },
  getScreen: { method: 'GET', path: '/api/services/app/conferenceInteraction/GetScreen' },
  moveInteraction: { method: 'POST', path: '/api/services/app/conferenceInteraction/MoveInteraction' },
  stageInteraction: { method: 'POST', path: '/api/services/app/conferenceInteraction/StageInteraction' },
  updateInteraction: { method: 'PUT', path: '/api/services/app/conferenceInteraction/UpdateInteraction' },
  updateInteractionRoom: { method: 'PUT', path: '/api/services/app/conferenceInteraction/UpdateRoom' },
};

// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/interaction-management.ts';
import type { RoutesOf } from '../../route.ts';

export const interactionManagementRoutes: RoutesOf<typeof contract> = {
  createInteraction: ['POST', '/api/services/app/conferenceInteraction/CreateInteraction'],
  createInteractionRoom: ['POST', '/api/services/app/conferenceInteraction/CreateRoom'],
  deleteInteraction: ['DELETE', '/api/services/app/conferenceInteraction/DeleteInteraction'],
  deleteInteractionRoom: ['DELETE', '/api/services/app/conferenceInteraction/DeleteRoom'],
  getInteractionAnswers: ['GET', '/api/services/app/conferenceInteraction/GetAnswers'],
  getInteractionRooms: ['GET', '/api/services/app/conferenceInteraction/GetRooms'],
  getInteractions: ['GET', '/api/services/app/conferenceInteraction/GetInteractions'],
  getLotteryProof: ['GET', '/api/services/app/conferenceInteraction/GetLotteryProof'],
  getScreen: ['GET', '/api/services/app/conferenceInteraction/GetScreen'],
  moveInteraction: ['POST', '/api/services/app/conferenceInteraction/MoveInteraction'],
  stageInteraction: ['POST', '/api/services/app/conferenceInteraction/StageInteraction'],
  updateInteraction: ['PUT', '/api/services/app/conferenceInteraction/UpdateInteraction'],
  updateInteractionRoom: ['PUT', '/api/services/app/conferenceInteraction/UpdateRoom'],
};

// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/interaction-moderation.ts';
import type { RoutesOf } from '../../route.ts';

export const interactionModerationRoutes: RoutesOf<typeof contract> = {
  decideDanmaku: ['POST', '/api/services/app/conferenceInteraction/DecideDanmaku'],
  decideQuestion: ['POST', '/api/services/app/conferenceInteraction/DecideQuestion'],
  getManagedDanmaku: ['GET', '/api/services/app/conferenceInteraction/GetDanmaku'],
  getManagedQuestions: ['GET', '/api/services/app/conferenceInteraction/GetQuestions'],
  muteAttendee: ['POST', '/api/services/app/conferenceInteraction/Mute'],
};

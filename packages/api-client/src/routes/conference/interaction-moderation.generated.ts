// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/interaction-moderation.ts';
import type { RoutesOf } from '../../route.ts';

export const interactionModerationRoutes: RoutesOf<typeof contract> = {
  decideDanmaku: { method: 'POST', path: '/api/services/app/conferenceInteraction/DecideDanmaku' },
  decideQuestion: { method: 'POST', path: '/api/services/app/conferenceInteraction/DecideQuestion' },
  getManagedDanmaku: { method: 'GET', path: '/api/services/app/conferenceInteraction/GetDanmaku' },
  getManagedQuestions: { method: 'GET', path: '/api/services/app/conferenceInteraction/GetQuestions' },
  muteAttendee: { method: 'POST', path: '/api/services/app/conferenceInteraction/Mute' },
};

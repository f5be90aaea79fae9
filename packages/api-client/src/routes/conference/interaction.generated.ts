// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/interaction.ts';
import type { RoutesOf } from '../../route.ts';

export const interactionRoutes: RoutesOf<typeof contract> = {
  answerInteraction: { method: 'POST', path: '/api/services/app/conferenceUserMobile/AnswerInteraction' },
  askQuestion: { method: 'POST', path: '/api/services/app/conferenceUserMobile/AskQuestion' },
  getDanmaku: { method: 'GET', path: '/api/services/app/conferenceUserMobile/GetDanmaku' },
  getHall: { method: 'GET', path: '/api/services/app/conferenceUserMobile/GetHall' },
  getInteraction: { method: 'GET', path: '/api/services/app/conferenceUserMobile/GetInteraction' },
  getQuestions: { method: 'GET', path: '/api/services/app/conferenceUserMobile/GetQuestions' },
  sendDanmaku: { method: 'POST', path: '/api/services/app/conferenceUserMobile/SendDanmaku' },
  sendReaction: { method: 'POST', path: '/api/services/app/conferenceUserMobile/SendReaction' },
  voteQuestion: { method: 'POST', path: '/api/services/app/conferenceUserMobile/VoteQuestion' },
};

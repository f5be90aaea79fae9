// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/interaction.ts';
import type { RoutesOf } from '../../route.ts';

export const interactionRoutes: RoutesOf<typeof contract> = {
  answerInteraction: ['POST', '/api/services/app/conferenceUserMobile/AnswerInteraction'],
  askQuestion: ['POST', '/api/services/app/conferenceUserMobile/AskQuestion'],
  getDanmaku: ['GET', '/api/services/app/conferenceUserMobile/GetDanmaku'],
  getHall: ['GET', '/api/services/app/conferenceUserMobile/GetHall'],
  getInteraction: ['GET', '/api/services/app/conferenceUserMobile/GetInteraction'],
  getQuestions: ['GET', '/api/services/app/conferenceUserMobile/GetQuestions'],
  sendDanmaku: ['POST', '/api/services/app/conferenceUserMobile/SendDanmaku'],
  sendReaction: ['POST', '/api/services/app/conferenceUserMobile/SendReaction'],
  voteQuestion: ['POST', '/api/services/app/conferenceUserMobile/VoteQuestion'],
};

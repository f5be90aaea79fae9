// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/contest/vote-data.ts';
import type { RoutesOf } from '../../route.ts';

export const voteDataRoutes: RoutesOf<typeof contract> = {
  doVote: { method: 'POST', path: '/api/services/app/activityData/DoVote' },
  findVoteLines: { method: 'GET', path: '/api/services/app/activityData/FindVoteLines' },
  getBallot: { method: 'GET', path: '/api/services/app/activityData/GetBallot' },
  takeBackVote: { method: 'POST', path: '/api/services/app/activityData/TakeBackVote' },
};

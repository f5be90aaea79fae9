// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/community/comment-data.ts';
import type { RoutesOf } from '../../route.ts';

export const commentDataRoutes: RoutesOf<typeof contract> = {
  createComment: { method: 'POST', path: '/api/services/app/commentData/CreateComment' },
  createCommentReport: { method: 'POST', path: '/api/services/app/commentData/CreateReport' },
  getComments: { method: 'GET', path: '/api/services/app/commentData/Get' },
  getMentionable: { method: 'GET', path: '/api/services/app/commentData/GetMentionable' },
  getReplies: { method: 'GET', path: '/api/services/app/commentData/GetReplies' },
  setCommentLike: { method: 'POST', path: '/api/services/app/commentData/SetLike' },
  withdrawComment: { method: 'POST', path: '/api/services/app/commentData/Withdraw' },
};

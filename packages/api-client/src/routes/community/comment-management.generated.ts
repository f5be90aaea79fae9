// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/community/comment-management.ts';
import type { RoutesOf } from '../../route.ts';

export const commentManagementRoutes: RoutesOf<typeof contract> = {
  banCommenter: { method: 'POST', path: '/api/services/app/comment/Ban' },
  deleteComment: { method: 'DELETE', path: '/api/services/app/comment/Delete' },
  getCommentBans: { method: 'GET', path: '/api/services/app/comment/GetBans' },
  getManagedComments: { method: 'GET', path: '/api/services/app/comment/GetComments' },
  hideComments: { method: 'POST', path: '/api/services/app/comment/Hide' },
  keepComments: { method: 'POST', path: '/api/services/app/comment/Keep' },
  unbanCommenter: { method: 'POST', path: '/api/services/app/comment/Unban' },
};

// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/community/feedback-management.ts';
import type { RoutesOf } from '../../route.ts';

export const feedbackManagementRoutes: RoutesOf<typeof contract> = {
  closeFeedbackByOffice: { method: 'POST', path: '/api/services/app/feedback/Close' },
  deleteFeedback: { method: 'POST', path: '/api/services/app/feedback/Delete' },
  getFeedback: { method: 'GET', path: '/api/services/app/feedback/GetFeedback' },
  replyToFeedback: { method: 'POST', path: '/api/services/app/feedback/Reply' },
};

// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/community/feedback-data.ts';
import type { RoutesOf } from '../../route.ts';

export const feedbackDataRoutes: RoutesOf<typeof contract> = {
  addFeedbackMessage: { method: 'POST', path: '/api/services/app/feedbackData/AddMessage' },
  closeFeedback: { method: 'POST', path: '/api/services/app/feedbackData/Close' },
  createFeedback: { method: 'POST', path: '/api/services/app/feedbackData/Create' },
  getMyFeedback: { method: 'GET', path: '/api/services/app/feedbackData/GetMine' },
  uploadFeedbackPicture: { method: 'POST', path: '/api/services/app/feedbackData/UploadPicture' },
};

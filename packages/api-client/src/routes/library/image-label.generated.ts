// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/image-label.ts';
import type { RoutesOf } from '../../route.ts';

export const imageLabelRoutes: RoutesOf<typeof contract> = {
  createImageLabel: { method: 'POST', path: '/api/services/app/imageLabel/CreateLabel' },
  deleteImageLabels: { method: 'POST', path: '/api/services/app/imageLabel/DeleteLabels' },
  getImageLabels: { method: 'GET', path: '/api/services/app/imageLabel/GetLabels' },
  getLabelSuggestions: { method: 'GET', path: '/api/services/app/imageLabel/GetSuggestions' },
  mergeImageLabels: { method: 'POST', path: '/api/services/app/imageLabel/MergeLabels' },
  updateImageLabel: { method: 'PUT', path: '/api/services/app/imageLabel/UpdateLabel' },
};

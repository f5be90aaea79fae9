// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/site/sensitive-word.ts';
import type { RoutesOf } from '../../route.ts';

export const sensitiveWordRoutes: RoutesOf<typeof contract> = {
  createSensitiveWords: { method: 'POST', path: '/api/services/app/sensitiveWord/Create' },
  getSensitiveWords: { method: 'GET', path: '/api/services/app/sensitiveWord/GetList' },
  removeSensitiveWords: { method: 'POST', path: '/api/services/app/sensitiveWord/Remove' },
  testSensitiveWords: { method: 'POST', path: '/api/services/app/sensitiveWord/Test' },
  updateSensitiveWords: { method: 'PUT', path: '/api/services/app/sensitiveWord/Update' },
};

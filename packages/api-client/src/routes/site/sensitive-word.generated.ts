// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/site/sensitive-word.ts';
import type { RoutesOf } from '../../route.ts';

export const sensitiveWordRoutes: RoutesOf<typeof contract> = {
  createSensitiveWords: ['POST', '/api/services/app/sensitiveWord/Create'],
  getSensitiveWords: ['GET', '/api/services/app/sensitiveWord/GetList'],
  removeSensitiveWords: ['POST', '/api/services/app/sensitiveWord/Remove'],
  testSensitiveWords: ['POST', '/api/services/app/sensitiveWord/Test'],
  updateSensitiveWords: ['PUT', '/api/services/app/sensitiveWord/Update'],
};

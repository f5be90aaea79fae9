// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/trace.ts';
import type { RoutesOf } from '../../route.ts';

export const traceRoutes: RoutesOf<typeof contract> = {
  getTraceRates: { method: 'GET', path: '/api/services/app/trace/GetTraceRates' },
  tracePicture: { method: 'POST', path: '/api/services/app/trace/TracePicture' },
};

// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/contest/activity-export.ts';
import type { RoutesOf } from '../../route.ts';

export const activityExportRoutes: RoutesOf<typeof contract> = {
  exportBallots: { method: 'POST', path: '/api/services/app/activityExport/ExportBallots' },
  exportEntrants: { method: 'POST', path: '/api/services/app/activityExport/ExportEntrants' },
  exportEntries: { method: 'POST', path: '/api/services/app/activityExport/ExportEntries' },
};

import * as dashboard from '@tuyuan/contract/site/dashboard.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { putSettings } from '../settings/index.ts';
import { readMostViewed } from './dashboard.repository.ts';
import { dismissedSetting, getSetup } from './get-setup.ts';
import { getState } from './get-state.ts';
import { getTasks } from './get-tasks.ts';
import { getTrends } from './get-trends.ts';

/** The numbers of the back office's start page; each only for users who may see what is behind it. */
export function dashboardRoutes(app: FastifyInstance, { timeZone }: { timeZone: string }): void {
  bindEndpoint(app, dashboard.getDashboardTasks, (context) => getTasks(context));
  bindEndpoint(app, dashboard.getDashboardTrends, (context, { days }) => getTrends(context, days, timeZone));
  bindEndpoint(app, dashboard.getDashboardState, (context) => getState(context));
  bindEndpoint(app, dashboard.getSetup, (context) => getSetup(context));
  bindEndpoint(app, dashboard.dismissSetup, async ({ db }) => {
    await putSettings(db, { [dismissedSetting]: 'true' });
    return {};
  });
  bindEndpoint(app, dashboard.getMostViewedImages, async ({ db }, { days }) => ({
    items: await readMostViewed(db, days, timeZone),
  }));
}

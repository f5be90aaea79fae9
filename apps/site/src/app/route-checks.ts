import { indexDataApi } from '@tuyuan/api-client/index-data.ts';
import { withReturnUrl } from '@tuyuan/session/safe-return-url.ts';
import { redirect } from 'react-router-dom';
import type { Page, PageRequest, PageStore } from '../shared/page.ts';

/** Answers where to go instead, or nothing. */
type RouteCheck = (page: Page, store: PageStore, request: PageRequest) => Promise<Response | undefined>;

const auth: RouteCheck = async (page, _store, { session, url }) => {
  if (!page.requiresLogin || session.user) return undefined;
  return redirect(withReturnUrl('/account', `${url.pathname}${url.search}`));
};

const settings: RouteCheck = async (_page, store) => {
  await store.tryLoad(indexDataApi.endpoints.getWebSettings.initiate());
  return undefined;
};

const systemSettings: RouteCheck = async (_page, store) => {
  await store.tryLoad(indexDataApi.endpoints.getSystemSetting.initiate());
  return undefined;
};

/** Every route passes these before its page is opened. */
export const routeChecks: Readonly<Record<'auth' | 'settings' | 'systemSettings', RouteCheck>> = {
  auth,
  settings,
  systemSettings,
};

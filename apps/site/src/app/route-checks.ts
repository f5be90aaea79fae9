import { indexDataApi } from '@tuyuan/api-client/site/index-data.ts';
import { withReturnUrl } from '@tuyuan/format/safe-return-url.ts';
import { redirect } from 'react-router-dom';
import type { Page, PageRequest, PageStore } from '../shared/page.ts';
import { PageError } from './page-error.ts';

/** Returns a redirect, or undefined. */
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

const checks: ReadonlyMap<string, RouteCheck> = new Map(Object.entries({ auth, settings, systemSettings }));

/** Returns the checks with these names. An unknown name makes the page fail with 500. */
function checksNamed(names: readonly string[]): RouteCheck[] {
  return names.map((name) => {
    const check = checks.get(name);
    if (!check) throw new PageError(500, 'Unknown middleware');
    return check;
  });
}

/** Runs the checks of the page's route in parallel. Returns a redirect, or undefined. */
export async function passChecks(page: Page, store: PageStore, request: PageRequest): Promise<Response | undefined> {
  const outcomes = await Promise.all(checksNamed(page.middleware).map((check) => check(page, store, request)));
  return outcomes.find((outcome) => outcome !== undefined);
}

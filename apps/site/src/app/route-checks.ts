import { indexDataApi } from '@tuyuan/api-client/site/index-data.ts';
import { withReturnUrl } from '@tuyuan/format/safe-return-url.ts';
import { redirect } from 'react-router-dom';
import type { Page, PageRequest, PageStore } from '../shared/page.ts';
import { PageError } from './page-error.ts';

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

const checks: ReadonlyMap<string, RouteCheck> = new Map(Object.entries({ auth, settings, systemSettings }));

/** The checks of these names. A name nobody gave a check to ends the opening of the page with 500. */
function checksNamed(names: readonly string[]): RouteCheck[] {
  return names.map((name) => {
    const check = checks.get(name);
    if (!check) throw new PageError(500, 'Unknown middleware');
    return check;
  });
}

/** Runs what the page's route passes first, side by side. Answers where to go instead, or nothing. */
export async function passChecks(page: Page, store: PageStore, request: PageRequest): Promise<Response | undefined> {
  const outcomes = await Promise.all(checksNamed(page.middleware).map((check) => check(page, store, request)));
  return outcomes.find((outcome) => outcome !== undefined);
}

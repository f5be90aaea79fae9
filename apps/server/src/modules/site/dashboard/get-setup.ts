import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getSetup as endpoint } from '@tuyuan/contract/site/dashboard.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { readSetup } from './setup.repository.ts';

/** Set once somebody put the list away. */
export const dismissedSetting = 'setupDismissed';

export async function getSetup({ db, actor }: SignedInContext): Promise<OutputOf<typeof endpoint>> {
  const { isDismissed, ...steps } = await readSetup(db, dismissedSetting);
  const maySetUp = actor.permissions.has('Pages.Site.Settings');
  const isSetUp = steps.hasPublished && steps.isHomePublished;
  return { isShown: maySetUp && !isSetUp && !isDismissed, ...steps };
}

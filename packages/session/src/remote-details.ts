import type { getMyMenus } from '@tuyuan/contract/account/account.ts';
import type { getExternalAccounts } from '@tuyuan/contract/account/external-account.ts';
import type * as frontUser from '@tuyuan/contract/account/front-user.ts';
import type { Endpoint } from '@tuyuan/contract/endpoint.ts';
import type { getPhotographerInfo } from '@tuyuan/contract/library/photographer-data.ts';
import type { DetailName, SessionDetails } from './session-details.ts';

interface DetailCall {
  readonly path: string;
  readonly needsUserId?: boolean;
  /** Returns the part contained in the call's result; undefined when it is absent. */
  read(result: unknown): Partial<SessionDetails> | undefined;
}

type Present<Name extends DetailName> = NonNullable<SessionDetails[Name]>;

/** The contract's path, checked by the compiler. */
function at<E extends Endpoint>(path: E['path']): string {
  return path;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function itemsOf<Item>(result: unknown, isItem: (item: unknown) => item is Item): Item[] | undefined {
  const items = isObject(result) && 'items' in result ? result.items : undefined;
  return Array.isArray(items) ? items.filter(isItem) : undefined;
}

// The server keeps to its contract; these only check what would break readers of the data.
const isMenu = (item: unknown): item is Present<'menus'>[number] => isObject(item) && 'children' in item;
const isAccount = (item: unknown): item is Present<'externalAccounts'>[number] => isObject(item) && 'provider' in item;
const isProfile = (result: unknown): result is Present<'profile'> => isObject(result) && 'nickName' in result;
const isPhotographer = (result: unknown): result is Present<'photographer'> => isObject(result) && 'author' in result;

export const detailCalls: Readonly<Record<DetailName, DetailCall>> = {
  menus: {
    path: at<typeof getMyMenus>('/api/services/app/menu/GetMyMenus'),
    read: (result) => {
      const menus = itemsOf(result, isMenu);
      return menus && { menus };
    },
  },
  externalAccounts: {
    path: at<typeof getExternalAccounts>('/api/services/app/frontUser/GetExternalAccounts'),
    read: (result) => {
      const externalAccounts = itemsOf(result, isAccount);
      return externalAccounts && { externalAccounts };
    },
  },
  credits: {
    path: at<typeof frontUser.getCredits>('/api/services/app/frontUser/GetCredits'),
    read: (result) => (typeof result === 'number' ? { credits: result } : undefined),
  },
  profile: {
    path: at<typeof frontUser.getProfile>('/api/services/app/frontUser/GetProfile'),
    read: (result) => (isProfile(result) ? { profile: result } : undefined),
  },
  background: {
    path: at<typeof frontUser.getBackground>('/api/services/app/frontUser/GetBackground'),
    read: (result) => (typeof result === 'string' ? { background: result } : undefined),
  },
  firstBuy: {
    path: at<typeof frontUser.getFirstBuy>('/api/services/app/frontUser/GetFirstBuy'),
    read: (result) => (typeof result === 'boolean' ? { firstBuy: result } : undefined),
  },
  servicePhone: {
    path: at<typeof frontUser.getServicePhone>('/api/services/app/frontUser/GetServicePhone'),
    read: (result) => (typeof result === 'string' ? { servicePhone: result } : undefined),
  },
  isSubscribedToBroadcast: {
    path: at<typeof frontUser.getBroadcastSubscribe>('/api/services/app/frontUser/GetBroadcastSubscribe'),
    read: (result) => (typeof result === 'boolean' ? { isSubscribedToBroadcast: result } : undefined),
  },
  photographer: {
    path: at<typeof getPhotographerInfo>('/api/services/app/photographerData/GetInfo'),
    needsUserId: true,
    read: (result) => (isPhotographer(result) ? { photographer: result } : undefined),
  },
};

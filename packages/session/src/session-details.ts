import type { MenuNode } from '@tuyuan/contract/account/account.ts';
import type { ExternalAccount } from '@tuyuan/contract/account/external-account.ts';
import type { UserProfile } from '@tuyuan/contract/account/front-user.ts';
import type { PhotographerInfo } from '@tuyuan/contract/library/photographer-data.ts';

/** Data loaded after a log-in, each part separately; null until it has arrived. */
export interface SessionDetails {
  /** The back office's menu, by permission; empty for users without any. */
  readonly menus: readonly MenuNode[] | null;
  readonly externalAccounts: readonly ExternalAccount[] | null;
  /** Credits in the account. */
  readonly credits: number | null;
  readonly profile: UserProfile | null;
  /** Path of the picture behind the user's own pages, or "". */
  readonly background: string | null;
  /** True until the first paid order. */
  readonly firstBuy: boolean | null;
  readonly servicePhone: string | null;
  readonly isSubscribedToBroadcast: boolean | null;
  /** Also null for users who are not photographers. */
  readonly photographer: PhotographerInfo | null;
}

export type DetailName = keyof SessionDetails;

export const noDetails: SessionDetails = {
  menus: null,
  externalAccounts: null,
  credits: null,
  profile: null,
  background: null,
  firstBuy: null,
  servicePhone: null,
  isSubscribedToBroadcast: null,
  photographer: null,
};

const everyone: readonly DetailName[] = [
  'menus',
  'externalAccounts',
  'credits',
  'profile',
  'background',
  'firstBuy',
  'servicePhone',
  'isSubscribedToBroadcast',
];

/** Returns the parts to load for a user with these roles. */
export function detailNamesFor(roles: readonly string[]): readonly DetailName[] {
  return roles.includes('photographer') ? [...everyone, 'photographer'] : everyone;
}

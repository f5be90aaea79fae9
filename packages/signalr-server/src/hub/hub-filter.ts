import type { HubPeer } from './hub-peer.ts';
import type { HubUser } from './hub-user.ts';

export interface FilteredCall<User extends HubUser> {
  readonly peer: HubPeer<User>;
  readonly method: string;
  readonly args: readonly unknown[];
}

/** Wraps every call of a hub, and connecting; the first of several is the outermost. What it throws is the call's failure. */
export interface HubFilter<User extends HubUser> {
  call?(call: FilteredCall<User>, next: () => Promise<unknown>): Promise<unknown>;
  connect?(peer: HubPeer<User>, next: () => Promise<void>): Promise<void>;
}

export function filteredCall<User extends HubUser>(
  filters: readonly HubFilter<User>[],
  call: FilteredCall<User>,
  work: () => Promise<unknown>,
): Promise<unknown> {
  return filters.reduceRight<() => Promise<unknown>>(
    (next, filter) => () => (filter.call ? filter.call(call, next) : next()),
    work,
  )();
}

export function filteredConnect<User extends HubUser>(
  filters: readonly HubFilter<User>[],
  peer: HubPeer<User>,
  work: () => Promise<void>,
): Promise<void> {
  return filters.reduceRight<() => Promise<void>>(
    (next, filter) => () => (filter.connect ? filter.connect(peer, next) : next()),
    work,
  )();
}

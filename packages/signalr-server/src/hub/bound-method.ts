import type { Upload } from '../connection/upload.ts';
import type { HubPeer } from './hub-peer.ts';
import type { HubUser } from './hub-user.ts';

/** Context of a call besides its arguments. */
export interface CallScope<User extends HubUser> {
  readonly peer: HubPeer<User>;
  readonly signal: AbortSignal;
  /** Streams uploaded with the call that the handler has not taken yet. */
  readonly uploads: Upload[];
}

/** A method without its argument types, as the dispatcher runs it. */
export interface BoundMethod<User extends HubUser> {
  /** As declared: callers may use different case. */
  readonly name: string;
  readonly isStream: boolean;
  /** Throws what the schema throws. */
  prepare(args: readonly unknown[]): (scope: CallScope<User>) => unknown;
}

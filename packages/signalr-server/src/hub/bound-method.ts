import type { Upload } from '../connection/upload.ts';
import type { HubPeer } from './hub-peer.ts';
import type { HubUser } from './hub-user.ts';

/** What a call brings along beside its arguments. */
export interface CallScope<User extends HubUser> {
  readonly peer: HubPeer<User>;
  readonly signal: AbortSignal;
  /** Of the streams uploaded with it, those the handler has not taken yet. */
  readonly uploads: Upload[];
}

/** A method with the types of its arguments forgotten: what the dispatcher runs. */
export interface BoundMethod<User extends HubUser> {
  /** As it was declared: callers may write it otherwise. */
  readonly name: string;
  readonly isStream: boolean;
  /** Throws what the schema throws. */
  prepare(args: readonly unknown[]): (scope: CallScope<User>) => unknown;
}

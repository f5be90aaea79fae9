import { z } from 'zod';

const streamField = z.string().min(1).max(60);

/** Methods of every hub. A client subscribes again after a reconnect. */
export const hubMethods = {
  /** Subscribes to a stream such as `conference:42`; returns a `Subscription`. */
  subscribe: z.tuple([streamField]),
  unsubscribe: z.tuple([streamField]),
};

/** The channels of a stream that the subscriber hears: the common one and personal ones. */
export interface Subscription {
  readonly channels: readonly {
    readonly name: string;
    /** Number of its last event so far; 0 before the first. */
    readonly seq: number;
  }[];
}

import { z } from 'zod';

const streamField = z.string().min(1).max(60);

/** What every hub understands. After a reconnect a client subscribes anew. */
export const hubMethods = {
  /** To a stream such as `conference:42`; answers a `Subscription`. */
  subscribe: z.tuple([streamField]),
  unsubscribe: z.tuple([streamField]),
};

/** The channels of a stream that the subscriber hears: that for all, and those for him. */
export interface Subscription {
  readonly channels: readonly {
    readonly name: string;
    /** Number of its last event so far; 0 before the first. */
    readonly seq: number;
  }[];
}

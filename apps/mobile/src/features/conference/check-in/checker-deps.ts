import type { CheckerCalls } from './checker-calls.ts';
import type { CheckerStorage } from './checker-types.ts';

/** What a checker works with. */
export interface CheckerDeps {
  readonly calls: CheckerCalls;
  readonly storage: CheckerStorage;
  /** Whose checker is logged in. */
  readonly conferenceId: number;
  /** Tells this phone from the others. */
  readonly key: string;
  /** Why nothing can be kept: then the phone decides nothing by itself. */
  readonly limit?: string | undefined;
  /** Milliseconds since 1970 by the server's clock. */
  now(): number;
  /** Told of the server's clock: when it was asked and answered by the phone's. */
  noteServerTime(serverTime: number, askedAt: number, answeredAt: number): void;
}

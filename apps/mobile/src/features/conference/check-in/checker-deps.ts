import type { CheckerCalls } from './checker-calls.ts';
import type { CheckerStorage } from './checker-types.ts';

/** Dependencies of a checker. */
export interface CheckerDeps {
  readonly calls: CheckerCalls;
  readonly storage: CheckerStorage;
  /** Conference of the logged-in checker. */
  readonly conferenceId: number;
  /** Identifies this phone. */
  readonly key: string;
  /** Why nothing can be stored; the phone then decides nothing by itself. */
  readonly limit?: string | undefined;
  /** Milliseconds since 1970 by the server's clock. */
  now(): number;
  /** Reports the server's time, with the phone's times of request and answer. */
  noteServerTime(serverTime: number, askedAt: number, answeredAt: number): void;
}

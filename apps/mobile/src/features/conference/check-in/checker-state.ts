import type { Station } from '@tuyuan/contract/conference/check-in.ts';
import type { QueueEntry, ScanCard, Stand } from './checker-types.ts';

/** `degraded`: answers are slow; `offline`: none arrive, the phone decides by itself. */
export type CheckerNetwork = 'online' | 'degraded' | 'offline' | 'syncing';

export interface CheckerState {
  /** Undefined until the phone is registered, or its stored registration is read. */
  readonly station: Station | undefined;
  /** Why no one can be checked: there is no station, or the server has ended this phone's work. */
  readonly fault: string | undefined;
  /** Why the phone can't decide by itself, where it stores nothing. */
  readonly limit: string | undefined;
  readonly stand: Stand | undefined;
  readonly network: CheckerNetwork;
  /** Duration of the last answer in milliseconds. */
  readonly latencyMs: number | null;
  /** Server time up to which the stored roster is current; undefined for none. */
  readonly rosterAsOf: number | undefined;
  /** Entries of this conference. */
  readonly queue: readonly QueueEntry[];
  /** Why the last upload left something, in the server's words. */
  readonly stopped: string | undefined;
  /** How many wait here for another conference's checker. */
  readonly elsewhere: number;
  readonly card: ScanCard | undefined;
  readonly isBusy: boolean;
  /** Admitted by this phone since the page was opened. */
  readonly admitted: number;
}

export const emptyChecker: CheckerState = {
  station: undefined,
  fault: undefined,
  limit: undefined,
  stand: undefined,
  network: 'online',
  latencyMs: null,
  rosterAsOf: undefined,
  queue: [],
  stopped: undefined,
  elsewhere: 0,
  card: undefined,
  isBusy: false,
  admitted: 0,
};

export const waiting = (queue: readonly QueueEntry[]) => queue.filter(({ state }) => state === 'waiting');

/** Whether the server has it. */
export const isDone = ({ state }: QueueEntry) => state === 'sent' || state === 'conflict';

import type { QueuedScan, Station } from '@tuyuan/contract/conference/check-in.ts';
import type { FirstScan, ScannedPerson } from '@tuyuan/contract/conference/check-in-records.ts';
import type { BrokenRule, ScanReason } from '@tuyuan/format/check-in/decide-scan.ts';

/** Where the phone stands and what it scans for. */
export interface Stand {
  readonly pointId: number;
  readonly gate: string;
  readonly direction: 'in' | 'out';
  /** Its range of tickets without network; null for none. */
  readonly lane: number | null;
}

/** What somebody at a door wants decided. */
export interface ScanWish {
  /** What was scanned or typed. */
  readonly text?: string;
  /** Who was found by name; needs the network and a note. */
  readonly attendeeId?: number;
  readonly note?: string;
  /** A supervisor's. */
  readonly pin?: string;
}

/** A wish where and by what it is decided; the same nonce is the same attempt. */
export interface ScanAttempt {
  readonly station: Station;
  readonly stand: Stand;
  readonly nonce: string;
  readonly wish: ScanWish;
}

/** How an attempt went, with network or without. */
export interface ScanCard {
  readonly nonce: string;
  /** What was scanned; undefined for who was found by name. */
  readonly text: string | undefined;
  readonly pointId: number;
  readonly verdict: 'pass' | 'attention' | 'refused';
  readonly reason: ScanReason;
  readonly broken: BrokenRule | null;
  readonly isLate: boolean;
  readonly overruled: ScanReason | null;
  /** Milliseconds since 1970 by the server's clock. */
  readonly at: number;
  readonly person: ScannedPerson | null;
  readonly first: FirstScan | null;
  readonly canOverride: boolean;
  /** He has the etiquette still to confirm; never known without network. */
  readonly owesManner: boolean;
  readonly undoUntil: number | null;
  /** Of the server; null while it waits in the queue. */
  readonly scanId: number | null;
  readonly isOffline: boolean;
}

/** A scan made without network, as it waits, and the little its list shows of it. */
export interface QueueEntry {
  /** Whose checkers may send it; undefined for what an earlier version kept. */
  readonly conferenceId?: number;
  readonly item: QueuedScan;
  readonly name: string;
  /** Of the ticket's line; empty for a stranger. */
  readonly tag: string;
  /** `refused`: the server does not take it, whatever comes with it. */
  readonly state: 'waiting' | 'sent' | 'conflict' | 'refused';
  /** The server was asked first and did not answer in time: it has it perhaps. */
  readonly wasAsked?: boolean;
  /** Which counts, of a conflict. */
  readonly first: FirstScan | null;
  /** Why it is refused, in words fit to show. */
  readonly fault?: string | undefined;
}

/** What a sign point has admitted, as far as the phone knows. */
export interface KnownAdmission {
  readonly id: number | string;
  readonly cycle: number;
  readonly at: number;
  readonly gate: string;
  readonly isOver: boolean;
}

/** An admission of this phone that the server has heard of: the phone's own account of it ends once the roster brings the server's. */
export interface ToldAdmission {
  readonly pointId: number;
  readonly tag: string;
  readonly nonce: string;
}

/** What the phone keeps for the time without network. */
export interface CheckerStorage {
  readStation(): Promise<Station | undefined>;
  writeStation(station: Station): Promise<void>;
  readStand(): Promise<Stand | undefined>;
  writeStand(stand: Stand): Promise<void>;
  findLine(index: string): Promise<string | undefined>;
  writeLines(lines: readonly { index: string; box: string }[]): Promise<void>;
  readAdmissions(pointId: number, tag: string): Promise<readonly KnownAdmission[]>;
  writeAdmissions(pointId: number, admissions: readonly (KnownAdmission & { tag: string })[]): Promise<void>;
  removeAdmission(pointId: number, tag: string, id: number | string): Promise<void>;
  readTold(): Promise<readonly ToldAdmission[]>;
  addTold(told: ToldAdmission): Promise<void>;
  removeTold(told: readonly ToldAdmission[]): Promise<void>;
  readCursor(pointId: number): Promise<RosterCursor | undefined>;
  writeCursor(pointId: number, cursor: RosterCursor): Promise<void>;
  readQueue(): Promise<QueueEntry[]>;
  writeEntry(entry: QueueEntry): Promise<void>;
  removeEntry(nonce: string): Promise<void>;
  /** The phone is no checker's any more; what the server has not taken stays. */
  forget(): Promise<void>;
}

/** How far the roster and a point's admissions are known. */
export interface RosterCursor {
  readonly afterLine: number;
  readonly afterAdmission: number;
  /** Milliseconds since 1970 by the server's clock. */
  readonly asOf: number;
}

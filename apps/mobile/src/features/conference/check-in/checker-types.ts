import type { QueuedScan, Station } from '@tuyuan/contract/conference/check-in.ts';
import type { FirstScan, ScannedPerson } from '@tuyuan/contract/conference/check-in-records.ts';
import type { BrokenRule, ScanReason } from '@tuyuan/format/check-in/decide-scan.ts';

/** The phone's sign point and what it scans for. */
export interface Stand {
  readonly pointId: number;
  readonly gate: string;
  readonly direction: 'in' | 'out';
  /** Its range of tickets without network; null for none. */
  readonly lane: number | null;
}

/** What a checker wants decided at a door. */
export interface ScanWish {
  /** What was scanned or typed. */
  readonly text?: string;
  /** An attendee found by name; needs the network and a note. */
  readonly attendeeId?: number;
  readonly note?: string;
  /** A supervisor's PIN. */
  readonly pin?: string;
}

/** A wish with the station and sign point deciding it; the same nonce is the same attempt. */
export interface ScanAttempt {
  readonly station: Station;
  readonly stand: Stand;
  readonly nonce: string;
  readonly wish: ScanWish;
}

/** Result of an attempt, online or offline. */
export interface ScanCard {
  readonly nonce: string;
  /** What was scanned; undefined for an attendee found by name. */
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
  /** The attendee has yet to confirm the code of conduct; never known offline. */
  readonly owesManner: boolean;
  readonly undoUntil: number | null;
  /** The server's id; null while it waits in the queue. */
  readonly scanId: number | null;
  readonly isOffline: boolean;
}

/** An offline scan waiting to be sent, with the details its list shows. */
export interface QueueEntry {
  /** The conference whose checkers may send it; undefined for entries of an earlier version. */
  readonly conferenceId?: number;
  readonly item: QueuedScan;
  readonly name: string;
  /** Tag of the ticket's roster line; empty for an unknown ticket. */
  readonly tag: string;
  /** `refused`: the server rejects it, whatever batch it is in. */
  readonly state: 'waiting' | 'sent' | 'conflict' | 'refused';
  /** The server was asked first and did not answer in time: it may have it. */
  readonly wasAsked?: boolean;
  /** Which counts, of a conflict. */
  readonly first: FirstScan | null;
  /** Why it is refused, in words fit to show. */
  readonly fault?: string | undefined;
}

/** A sign point's admission, as far as the phone knows. */
export interface KnownAdmission {
  readonly id: number | string;
  readonly cycle: number;
  readonly at: number;
  readonly gate: string;
  readonly isOver: boolean;
}

/** An admission by this phone that the server already has: the phone's own record ends once the roster includes it. */
export interface ToldAdmission {
  readonly pointId: number;
  readonly tag: string;
  readonly nonce: string;
}

/** What the phone stores for offline use. */
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
  /** Deletes a checker's data from the phone; what the server has not received stays. */
  forget(): Promise<void>;
}

/** How far the roster and a sign point's admissions have been fetched. */
export interface RosterCursor {
  readonly afterLine: number;
  readonly afterAdmission: number;
  /** Milliseconds since 1970 by the server's clock. */
  readonly asOf: number;
}

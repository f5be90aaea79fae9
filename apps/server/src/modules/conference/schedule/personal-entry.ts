import type { PersonalKind } from '@tuyuan/contract/conference/calendar.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { TicketHolder } from '../../../platform/http/request-context.ts';

/** Something a person has to be at: what a calendar shows of a session, a shift, a ride. */
export interface PersonalEntry {
  /** Globally unique and permanent: `session-12`. */
  key: string;
  /** Its own in the whole world, for ever; calendar programs know it by this. */
  uid: string;
  kind: PersonalKind;
  title: string;
  description: string;
  place: string;
  start: Date;
  end: Date;
  note: string;
  isCancelled: boolean;
  /** False for drop-in entries such as an exhibition or a break. */
  takesTime: boolean;
  /** Minutes needed at any time within the span; the whole span if omitted. */
  minutes?: number;
  /** Incremented with every change. */
  sequence: number;
  changedAt: Date;
  sessionId: number | null;
}

/** Owner of a calendar. */
export type CalendarOwner = Omit<TicketHolder, 'sessionId' | 'modulesOff'>;

/** Entries that a module adds to people's calendars. */
export type PersonalSource = (db: Database, owner: CalendarOwner) => Promise<PersonalEntry[]>;

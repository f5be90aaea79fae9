import type { PersonalKind } from '@tuyuan/contract/conference/calendar.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { TicketHolder } from '../../../platform/http/request-context.ts';

/** Something a person has to be at: what a calendar shows of a session, a shift, a ride. */
export interface PersonalEntry {
  /** Its own among all entries of everybody, for ever: `session-12`. */
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
  /** False for what one drops in on: an exhibition, a break. */
  takesTime: boolean;
  /** How many minutes of its span one needs for it, at any hour of it; left out: all. */
  minutes?: number;
  /** One more with every change. */
  sequence: number;
  changedAt: Date;
  sessionId: number | null;
}

/** Whose calendar it is. */
export type CalendarOwner = Omit<TicketHolder, 'sessionId'>;

/** What a module adds to people’s calendars. */
export type PersonalSource = (db: Database, owner: CalendarOwner) => Promise<PersonalEntry[]>;

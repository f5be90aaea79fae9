import type { Database } from '../../../platform/database/database.ts';
import { findSignPoint, readSignPoints, type SignPointRow } from './sign-point.repository.ts';
import {
  findTicket,
  findTicketByMark,
  findTicketOfAttendee,
  readTicketsOf,
  type TicketCopy,
} from './ticket-copy.repository.ts';

/**
 * Cache of a conference's tickets and sign points, so that a scan needs one database query: the admitting statement
 * also checks that the copies used were current.
 */
export interface TicketCache {
  point(db: Database, conferenceId: number, pointId: number): Promise<SignPointRow | undefined>;
  byMark(db: Database, conferenceId: number, mark: Buffer): Promise<TicketCopy | undefined>;
  byId(db: Database, conferenceId: number, ticketId: number): Promise<TicketCopy | undefined>;
  byAttendee(db: Database, conferenceId: number, attendeeId: number): Promise<TicketCopy | undefined>;
  /** Reads both again, after a statement found one of them changed. */
  refresh(db: Database, conferenceId: number, ids: { ticketId: number; pointId: number }): Promise<void>;
}

/** Without copies: for the odd call, and within a transaction. */
export const readDirectly: TicketCache = {
  async point(db, conferenceId, pointId) {
    const point = await findSignPoint(db, pointId);
    return point?.conference_id === conferenceId ? point : undefined;
  },
  byMark: (db, _conferenceId, mark) => findTicketByMark(db, mark),
  byId: (db, _conferenceId, ticketId) => findTicket(db, ticketId),
  byAttendee: (db, _conferenceId, attendeeId) => findTicketOfAttendee(db, attendeeId),
  async refresh() {},
};

interface Copies {
  points: Map<number, SignPointRow>;
  byId: Map<number, TicketCopy>;
  byMark: Map<string, TicketCopy>;
  /** Only the valid or latest ticket of each attendee. */
  byAttendee: Map<number, TicketCopy>;
}

/** Each takes some megabytes; the least recently used is evicted. */
const maxConferences = 8;

export function openTicketCache(): TicketCache {
  const sites = new WeakMap<Database, Map<number, Promise<Copies>>>();

  function copiesOf(db: Database, conferenceId: number): Promise<Copies> {
    const site = sites.get(db) ?? new Map<number, Promise<Copies>>();
    sites.set(db, site);
    const copies = site.get(conferenceId) ?? readCopies(db, conferenceId);
    site.delete(conferenceId);
    site.set(conferenceId, copies);
    copies.catch(() => site.delete(conferenceId));
    const [eldest] = site.keys();
    if (site.size > maxConferences && eldest !== undefined) site.delete(eldest);
    return copies;
  }

  async function known(
    db: Database,
    conferenceId: number,
    pick: (copies: Copies) => TicketCopy | undefined,
    find: () => Promise<TicketCopy | undefined>,
  ): Promise<TicketCopy | undefined> {
    const copies = await copiesOf(db, conferenceId);
    const copy = pick(copies) ?? (await find());
    if (copy?.conferenceId === conferenceId) keep(copies, copy);
    return copy;
  }

  return {
    async point(db, conferenceId, pointId) {
      const { points } = await copiesOf(db, conferenceId);
      const point = points.get(pointId) ?? (await findSignPoint(db, pointId));
      if (point?.conference_id !== conferenceId) return undefined;
      points.set(pointId, point);
      return point;
    },
    byMark: (db, conferenceId, mark) =>
      known(
        db,
        conferenceId,
        ({ byMark }) => byMark.get(mark.toString('hex')),
        () => findTicketByMark(db, mark),
      ),
    byId: (db, conferenceId, ticketId) =>
      known(
        db,
        conferenceId,
        ({ byId }) => byId.get(ticketId),
        () => findTicket(db, ticketId),
      ),
    async byAttendee(db, conferenceId, attendeeId) {
      // A new ticket replacing a revoked one leaves the old copy unchanged, so ask the database.
      const pick = ({ byAttendee }: Copies) => {
        const copy = byAttendee.get(attendeeId);
        return copy?.revokedAt ? undefined : copy;
      };
      return known(db, conferenceId, pick, () => findTicketOfAttendee(db, attendeeId));
    },
    async refresh(db, conferenceId, { ticketId, pointId }) {
      const copies = await copiesOf(db, conferenceId);
      const [ticket, point] = await Promise.all([findTicket(db, ticketId), findSignPoint(db, pointId)]);
      if (ticket) keep(copies, ticket);
      else forget(copies, ticketId);
      if (point) copies.points.set(pointId, point);
      else copies.points.delete(pointId);
    },
  };
}

async function readCopies(db: Database, conferenceId: number): Promise<Copies> {
  const [points, tickets] = await Promise.all([readSignPoints(db, conferenceId), readTicketsOf(db, conferenceId)]);
  const copies: Copies = {
    points: new Map(points.map((point) => [point.id, point])),
    byId: new Map(),
    byMark: new Map(),
    byAttendee: new Map(),
  };
  for (const ticket of tickets) keep(copies, ticket);
  return copies;
}

function keep({ byId, byMark, byAttendee }: Copies, copy: TicketCopy): void {
  byId.set(copy.ticketId, copy);
  byMark.set(copy.codeMark, copy);
  byMark.set(copy.qrMark, copy);
  const other = byAttendee.get(copy.attendeeId);
  if (!other || other.ticketId <= copy.ticketId || other.revokedAt) byAttendee.set(copy.attendeeId, copy);
}

function forget({ byId, byMark, byAttendee }: Copies, ticketId: number): void {
  const copy = byId.get(ticketId);
  if (!copy) return;
  byId.delete(ticketId);
  byMark.delete(copy.codeMark);
  byMark.delete(copy.qrMark);
  if (byAttendee.get(copy.attendeeId)?.ticketId === ticketId) byAttendee.delete(copy.attendeeId);
}

import type {
  createTicketType as createEndpoint,
  ManagedTicketType,
  updateTicketType as updateEndpoint,
} from '@tuyuan/contract/conference/ticket-types.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { refuseDuplicate } from '../../../platform/database/refuse-duplicate.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { assertNotEnded, conferenceExists, fillPlaces, lockPlaces, wakeAttendeeWork } from '../registration/index.ts';
import { momentOf, reversed } from './facts.ts';
import { lockConference } from './managed-conference.repository.ts';
import type { ConferenceManagementDeps } from './management-deps.ts';
import {
  arrangeTicketTypes,
  changeTicketTypeRow,
  deleteTicketTypeRow,
  findManagedType,
  findManagedTypes,
  insertTicketType,
  type ManagedTypeRow,
  type TypeFields,
} from './ticket-type.repository.ts';

const named = <Result>(change: Promise<Result>): Promise<Result> =>
  refuseDuplicate(change, { ticket_type_conference_id_name_key: { code: 'TicketType.NameTaken', field: 'name' } });

function presentType(row: ManagedTypeRow, timeZone: string): ManagedTicketType {
  return {
    id: row.id,
    conferenceId: row.conference_id,
    name: row.name,
    description: row.description,
    userType: row.user_type,
    capacity: row.capacity,
    hasWaitlist: row.has_waitlist,
    needsApproval: row.needs_approval,
    isHidden: row.is_hidden,
    priceCents: row.price_cents,
    refundDays: row.refund_days,
    saleFrom: row.sale_from && toWireDate(row.sale_from, timeZone),
    saleUntil: row.sale_until && toWireDate(row.sale_until, timeZone),
    includes: row.includes,
    order: row.position,
    taken: row.taken,
    unpaid: row.unpaid,
    applied: row.applied,
    waitlisted: row.waitlisted,
  };
}

/** In their order. Throws `Conference.NotFound`. */
export async function listTicketTypes(
  db: Database,
  conferenceId: number,
  timeZone: string,
): Promise<ManagedTicketType[]> {
  if (!(await conferenceExists(db, conferenceId))) throw new AppError('Conference.NotFound');
  return (await findManagedTypes(db, conferenceId)).map((row) => presentType(row, timeZone));
}

async function oneType(db: Database, id: number, timeZone: string): Promise<ManagedTicketType> {
  const row = await findManagedType(db, id);
  if (!row) throw new AppError('TicketType.NotFound');
  return presentType(row, timeZone);
}

type Given = Omit<InputOf<typeof createEndpoint>, 'conferenceId'>;

function fieldsOf({ saleFrom, saleUntil, ...given }: Given, timeZone: string): TypeFields {
  if (saleFrom !== null && saleUntil !== null && saleUntil <= saleFrom) throw reversed('saleUntil');
  return {
    ...given,
    saleFrom: saleFrom === null ? null : momentOf(saleFrom, 'saleFrom', timeZone),
    saleUntil: saleUntil === null ? null : momentOf(saleUntil, 'saleUntil', timeZone),
  };
}

/** Throws `Conference.NotFound`, `.TimesReversed`, `.Cancelled`, `.Over`, `TicketType.NameTaken`. */
export function createTicketType(
  db: Database,
  { conferenceId, ...given }: InputOf<typeof createEndpoint>,
  timeZone: string,
): Promise<ManagedTicketType> {
  const fields = fieldsOf(given, timeZone);
  return named(
    inTransaction(db, async (transaction) => {
      if (!(await lockConference(transaction, conferenceId))) throw new AppError('Conference.NotFound');
      await assertNotEnded(transaction, { conferenceId });
      return oneType(transaction, await insertTicketType(transaction, conferenceId, fields), timeZone);
    }),
  );
}

/**
 * Updates a ticket type; added places go to the waitlist. Throws `TicketType.NotFound`, `.NameTaken`,
 * `.CapacityBelowTaken`, `Conference.TimesReversed`, `.Cancelled`, `.Over`.
 */
export function updateTicketType(
  { box, jobs, timeZone }: ConferenceManagementDeps,
  { db, tenant }: SignedInContext,
  { id, ...given }: InputOf<typeof updateEndpoint>,
): Promise<ManagedTicketType> {
  const fields = fieldsOf(given, timeZone);
  return named(
    inTransaction(db, async (transaction) => {
      await lockPlaces(transaction, [id]);
      const type = await findManagedType(transaction, id);
      if (!type) throw new AppError('TicketType.NotFound');
      await assertNotEnded(transaction, { conferenceId: type.conference_id });
      if (!(await changeTicketTypeRow(transaction, id, fields))) {
        const { message } = new AppError('TicketType.CapacityBelowTaken');
        throw new AppError('TicketType.CapacityBelowTaken', { validationErrors: [{ message, members: ['capacity'] }] });
      }
      await fillPlaces(transaction, box, id);
      wakeAttendeeWork(jobs, transaction, tenant.schema);
      return oneType(transaction, id, timeZone);
    }),
  );
}

/** A position past the end means last; returns all types in order. Throws `TicketType.NotFound`. */
export function moveTicketType(
  db: Database,
  { id, index }: { id: number; index: number },
  timeZone: string,
): Promise<ManagedTicketType[]> {
  return inTransaction(db, async (transaction) => {
    const type = await findManagedType(transaction, id);
    if (!type) throw new AppError('TicketType.NotFound');
    await lockConference(transaction, type.conference_id);
    const others = (await findManagedTypes(transaction, type.conference_id)).filter((other) => other.id !== id);
    await arrangeTicketTypes(transaction, others.map((other) => other.id).toSpliced(index, 0, id));
    return listTicketTypes(transaction, type.conference_id, timeZone);
  });
}

/** Throws `TicketType.NotFound`, `.InUse`. */
export function deleteTicketType(db: Database, id: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await lockPlaces(transaction, [id]);
    if (!(await findManagedType(transaction, id))) throw new AppError('TicketType.NotFound');
    if (!(await deleteTicketTypeRow(transaction, id))) throw new AppError('TicketType.InUse');
  });
}

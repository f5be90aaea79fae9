import type { importAttendees as endpoint } from '@tuyuan/contract/conference/attendees.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction, isUniqueViolation } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import {
  assertNotEnded,
  insertMessages,
  keepTicketSecrets,
  newTicketSecrets,
  publishAttendeesChanged,
  sharePlaces,
  standardAnswers,
  storePlacements,
  wakeAttendeeWork,
} from '../registration/index.ts';
import { findForm } from './managed-attendee.repository.ts';
import type { ConferenceManagementDeps } from './management-deps.ts';
import { findRegisteredPhones, insertTicketedAttendees, takePlaces } from './office-attendee.repository.ts';
import { findPlacedAttendees, lockAttending, lockPlacements } from './placed-attendee.repository.ts';
import { placementColumns } from './placement-columns.ts';
import { phoneOf, type ReadRow } from './read-attendee-rows.ts';
import { readImport } from './read-import.ts';
import type { PlacementRow } from './read-placement-rows.ts';
import { readTable } from './read-table.ts';
import { findManagedTypes } from './ticket-type.repository.ts';

const maxFaultsShown = 200;
const maxChangesShown = 1000;

/**
 * Imports attendees from a CSV file: new people get a ticket and a place, registered ones are moved as the file says.
 * Imports all correct rows or none; a dry run only reports.
 * Throws `Conference.NotFound`, `.Cancelled`, `.Over`, `Import.NotReadable`, `.ColumnMissing`, `.TooManyRows`, and
 * `.RowsWrong` if rows are wrong and not skipped.
 */
export async function importAttendees(
  deps: ConferenceManagementDeps,
  { db, tenant }: SignedInContext,
  { conferenceId, isDryRun, takes, skipsWrongRows, sendsTickets }: InputOf<typeof endpoint>,
  bytes: Buffer,
): Promise<OutputOf<typeof endpoint>> {
  const table = await readTable(bytes);
  return inTransaction(db, async (transaction) => {
    // Must be the first lock: otherwise concurrent imports could both find a seat free, or deadlock.
    if (!isDryRun) await lockPlacements(transaction, conferenceId);
    const form = await findForm(transaction, conferenceId);
    if (!form) throw new AppError('Conference.NotFound');
    await assertNotEnded(transaction, { conferenceId });
    const types = await findManagedTypes(transaction, conferenceId);
    const phones = await findRegisteredPhones(transaction, conferenceId, table.rows.map(phoneOf));
    const people = await findPlacedAttendees(transaction, conferenceId);
    const { made, placed, unchanged, faults, unknownColumns } = readImport(table, takes, {
      form,
      types,
      phones,
      people,
    });
    const told = {
      rows: table.rows.length,
      importable: made.length,
      updatable: placed.length,
      unchanged,
      unknownColumns,
      changes: isDryRun ? placed.slice(0, maxChangesShown).map(toldChange) : [],
      errors: faults.slice(0, maxFaultsShown),
    };
    if (isDryRun) return { ...told, imported: 0, updated: 0, ids: [] };
    if (faults.length > 0 && !skipsWrongRows) throw new AppError('Import.RowsWrong');
    const madeIds = await insertRows(transaction, deps, conferenceId, made);
    await placeRows(transaction, placed);
    if (sendsTickets) await insertMessages(transaction, madeIds, 'ticketed');
    wakeAttendeeWork(deps.jobs, transaction, tenant.schema);
    const ids = [...madeIds, ...placed.map(({ attendee }) => attendee.id)];
    if (ids.length > 0) await publishAttendeesChanged(transaction, conferenceId);
    return { ...told, imported: madeIds.length, updated: placed.length, ids };
  });
}

function toldChange({ line, attendee, change }: PlacementRow): OutputOf<typeof endpoint>['changes'][number] {
  const cells = placementColumns.flatMap(([column, { field }]) => {
    const after = change[field];
    return after === undefined ? [] : [{ column, before: attendee[field], after }];
  });
  return { line, name: attendee.name, cells };
}

/** Called after new attendees took their places, because whatever frees a place also locks places before attendees. */
async function placeRows(transaction: Database, placed: readonly PlacementRow[]): Promise<void> {
  const isHeld = await lockAttending(
    transaction,
    placed.map(({ attendee }) => attendee.id),
  );
  if (!isHeld) throw new AppError('Import.RowsWrong', { message: '有人的报名刚被取消，没有导入任何一行，请重试。' });
  await storePlacements(
    transaction,
    placed.map(({ attendee, change }) => ({ id: attendee.id, ...change })),
  );
}

async function insertRows(
  transaction: Database,
  { box }: ConferenceManagementDeps,
  conferenceId: number,
  read: readonly ReadRow[],
): Promise<number[]> {
  const counts = Map.groupBy(read, ({ ticketTypeId }) => ticketTypeId);
  // In the order of their ids, so that two imports never wait for each other.
  for (const [ticketTypeId, rows] of [...counts].sort(([a], [b]) => a - b)) {
    await sharePlaces(transaction, ticketTypeId);
    if (!(await takePlaces(transaction, { conferenceId, ticketTypeId, count: rows.length })))
      throw new AppError('Import.RowsWrong', { message: '名额刚被别人占用，没有导入任何一行，请重试。' });
  }
  try {
    return await insertTicketedAttendees(
      transaction,
      read.map(({ line: _line, ...row }) => ({
        ...row,
        standard: standardAnswers(row.answers),
        secrets: keepTicketSecrets(box, newTicketSecrets()),
      })),
    );
  } catch (error) {
    if (isUniqueViolation(error, 'attendee_phone'))
      throw new AppError('Import.RowsWrong', { message: '有人刚用同一个手机号报名，没有导入任何一行，请重试。' });
    throw error;
  }
}

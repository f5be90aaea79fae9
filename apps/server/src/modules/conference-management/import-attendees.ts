import type { importAttendees as endpoint } from '@tuyuan/contract/conference-attendees.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction, isUniqueViolation } from '../../platform/database/database.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import {
  insertMessages,
  keepTicketSecrets,
  newTicketSecrets,
  refuseOver,
  sharePlaces,
  standardAnswers,
  wakeMessages,
} from '../conference/index.ts';
import { findForm } from './managed-attendee.repository.ts';
import type { ConferenceManagementDeps } from './management-deps.ts';
import { findRegisteredPhones, insertTicketedAttendees, takePlaces } from './office-attendee.repository.ts';
import { phoneOf, type ReadRow, readAttendeeRows } from './read-attendee-rows.ts';
import { readTable } from './read-table.ts';
import { findManagedTypes } from './ticket-type.repository.ts';

const mostFaultsShown = 200;

/**
 * Reads attendees out of a CSV file: each gets a ticket and a place. All rows that are right, or none; a dry run tells what would be.
 * Throws `Conference.NotFound`, `.Cancelled`, `.Over`, `Import.NotReadable`, `.ColumnMissing`, `.TooManyRows`, and `.RowsWrong` where rows are wrong and not skipped.
 */
export async function importAttendees(
  deps: ConferenceManagementDeps,
  { db, tenant }: SignedInContext,
  { conferenceId, isDryRun, skipsWrongRows, sendsTickets }: InputOf<typeof endpoint>,
  bytes: Buffer,
): Promise<OutputOf<typeof endpoint>> {
  const table = readTable(bytes);
  return inTransaction(db, async (transaction) => {
    const form = await findForm(transaction, conferenceId);
    if (!form) throw new AppError('Conference.NotFound');
    await refuseOver(transaction, { conferenceId });
    const types = await findManagedTypes(transaction, conferenceId);
    const phones = await findRegisteredPhones(transaction, conferenceId, table.rows.map(phoneOf));
    const { read, faults, unknownColumns } = readAttendeeRows(table, { form, types, phones });
    const told = {
      rows: table.rows.length,
      importable: read.length,
      unknownColumns,
      errors: faults.slice(0, mostFaultsShown),
    };
    if (isDryRun) return { ...told, imported: 0 };
    if (faults.length > 0 && !skipsWrongRows) throw new AppError('Import.RowsWrong');
    const ids = await insertRows(transaction, deps, conferenceId, read);
    if (sendsTickets) await insertMessages(transaction, ids, 'ticketed');
    wakeMessages(deps.jobs, transaction, tenant.schema);
    return { ...told, imported: ids.length };
  });
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

import type { importAttendees } from '@tuyuan/contract/conference-attendees.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { doublePlaces } from './double-places.policy.ts';
import type { PlacedAttendee } from './placed-attendee.repository.ts';
import { type KnownOfConference, type ReadRow, readAttendeeRows, unknownColumnsOf } from './read-attendee-rows.ts';
import { type PlacementRow, readPlacementRows } from './read-placement-rows.ts';
import type { Table } from './read-table.ts';

type Fault = OutputOf<typeof importAttendees>['errors'][number];

export interface ReadImport {
  /** Of people who are new. */
  made: ReadRow[];
  /** Of people whose place is another one then. */
  placed: PlacementRow[];
  unchanged: number;
  faults: Fault[];
  unknownColumns: string[];
}

interface Known extends KnownOfConference {
  people: readonly PlacedAttendee[];
}

/** What a table says, as far as it may. Throws `Import.ColumnMissing`. */
export function readImport(table: Table, takes: InputOf<typeof importAttendees>['takes'], known: Known): ReadImport {
  const unknownColumns = unknownColumnsOf(table.headings, known.form);
  if (takes === 'new') {
    const { read, faults } = readAttendeeRows(table, known);
    return { made: read, placed: [], unchanged: 0, faults, unknownColumns };
  }
  const { read, unknown, faults } = readPlacementRows(table, known.people);
  const rowsOfNew = takes === 'all' ? unknown.map(({ row }) => row) : [];
  const { read: made, faults: faultsOfNew } =
    rowsOfNew.length === 0 ? { read: [], faults: [] } : readAttendeeRows({ ...table, rows: rowsOfNew }, known);
  const placed = read.filter(({ change }) => Object.keys(change).length > 0);
  const placings = [
    ...placed.map(({ line, attendee, change }) => ({ line, before: attendee, after: { ...attendee, ...change } })),
    ...made.map((after) => ({ line: after.line, before: null, after })),
  ].sort((a, b) => a.line - b.line);
  const standing = known.people.filter(({ state }) => state !== 'rejected' && state !== 'cancelled');
  const doubles = doublePlaces(placings, standing);
  const wrong = new Set(doubles.map(({ line }) => line));
  return {
    made: made.filter(({ line }) => !wrong.has(line)),
    placed: placed.filter(({ line }) => !wrong.has(line)),
    unchanged: read.length - placed.length,
    faults: [...faults, ...(takes === 'known' ? unknown.map(({ fault }) => fault) : faultsOfNew), ...doubles].sort(
      (a, b) => a.line - b.line,
    ),
    unknownColumns,
  };
}

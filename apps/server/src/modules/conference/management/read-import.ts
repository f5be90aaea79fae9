import type { importAttendees } from '@tuyuan/contract/conference/attendees.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { doublePlaces } from './double-places.policy.ts';
import type { Table } from './parse-table.ts';
import type { PlacedAttendee } from './placed-attendee.repository.ts';
import {
  type KnownOfConference,
  missingHeadings,
  type ReadRow,
  readAttendeeRows,
  unknownColumnsOf,
} from './read-attendee-rows.ts';
import { type PlacementRow, readPlacementRows } from './read-placement-rows.ts';

type Fault = OutputOf<typeof importAttendees>['errors'][number];

export interface ReadImport {
  /** Rows of new attendees. */
  made: ReadRow[];
  /** Rows of attendees whose placement changes. */
  placed: PlacementRow[];
  unchanged: number;
  faults: Fault[];
  unknownColumns: string[];
}

interface Known extends KnownOfConference {
  people: readonly PlacedAttendee[];
}

/** Reads a table as far as permitted. Throws `Import.ColumnMissing`. */
export function readImport(table: Table, takes: InputOf<typeof importAttendees>['takes'], known: Known): ReadImport {
  const unknownColumns = unknownColumnsOf(table.headings, known.form);
  const { read, unknown, faults } =
    takes === 'new' ? { read: [], unknown: [], faults: [] } : readPlacementRows(table, known.people);
  const { read: made, faults: faultsOfOthers } =
    takes === 'new' ? readAttendeeRows(table, known) : readUnknown(table, unknown, takes, known);
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
    faults: [...faults, ...faultsOfOthers, ...doubles].sort((a, b) => a.line - b.line),
    unknownColumns,
  };
}

/** Reads rows of unregistered people: new attendees if they are accepted and the file has the required columns, else faults. */
function readUnknown(
  table: Table,
  unknown: ReturnType<typeof readPlacementRows>['unknown'],
  takes: 'known' | 'all',
  known: Known,
): ReturnType<typeof readAttendeeRows> {
  const missing = missingHeadings(table.headings);
  if (takes === 'all' && missing.length === 0)
    return readAttendeeRows({ ...table, rows: unknown.map(({ row }) => row) }, known);
  const more = takes === 'all' ? `；要加新人，文件还缺少这些列：${missing.join('、')}` : '';
  return { read: [], faults: unknown.map(({ fault }) => ({ ...fault, message: fault.message + more })) };
}

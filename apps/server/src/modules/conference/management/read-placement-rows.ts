import type { importAttendees } from '@tuyuan/contract/conference/attendees.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { maskPhone } from '@tuyuan/format/mask-personal.ts';
import type { Table, TableRow } from './parse-table.ts';
import type { PlacedAttendee } from './placed-attendee.repository.ts';
import { type PlacementField, placementColumns } from './placement-columns.ts';
import { phoneOf } from './read-attendee-rows.ts';

type Fault = OutputOf<typeof importAttendees>['errors'][number];

export interface PlacementRow {
  line: number;
  attendee: PlacedAttendee;
  /** Fields that differ in the row. */
  change: Partial<Record<PlacementField, string>>;
}

interface Read {
  read: PlacementRow[];
  /** Rows of unregistered people, with the fault. */
  unknown: { row: TableRow; fault: Fault }[];
  faults: Fault[];
}

const endings = new Map([
  ['rejected', '没有通过'],
  ['cancelled', '已取消'],
]);

/**
 * Reads rows of registered attendees as exported, matched by number, else by phone. An empty cell changes nothing.
 * Throws `Import.ColumnMissing`.
 */
export function readPlacementRows({ headings, rows }: Table, people: readonly PlacedAttendee[]): Read {
  if (!headings.includes('编号') && !headings.includes('手机'))
    throw new AppError('Import.ColumnMissing', { message: '文件缺少「编号」或「手机」列，认不出是谁。' });
  const byId = new Map(people.map((one) => [one.id, one]));
  const byPhone = new Map<string, PlacedAttendee>();
  for (const one of people) {
    const known = byPhone.get(one.phone);
    // An attendee may have registered again after cancelling.
    if (!known || endings.has(known.state)) byPhone.set(one.phone, one);
  }
  const told: Read = { read: [], unknown: [], faults: [] };
  const seen = new Map<number, number>();
  for (const row of rows) {
    const { line } = row;
    const { attendee, isUnknown, fault } = whoIs(row, byId, byPhone);
    if (isUnknown) told.unknown.push({ row, fault });
    else if (!attendee) told.faults.push(fault);
    else {
      const before = seen.get(attendee.id);
      if (before === undefined) seen.set(attendee.id, line);
      const { change, faults } = changeOf(row, attendee);
      if (before !== undefined)
        faults.push({ line, column: row.cells.编号 ? '编号' : '手机', message: `与第 ${before} 行是同一个人` });
      if (faults.length > 0) told.faults.push(...faults);
      else told.read.push({ line, attendee, change });
    }
  }
  return told;
}

type Who =
  | { attendee: PlacedAttendee; isUnknown: false; fault: null }
  | { attendee: null; isUnknown: boolean; fault: Fault };

function whoIs(
  row: TableRow,
  byId: ReadonlyMap<number, PlacedAttendee>,
  byPhone: ReadonlyMap<string, PlacedAttendee>,
): Who {
  const refused = (column: string, message: string, isUnknown = false): Who => ({
    attendee: null,
    isUnknown,
    fault: { line: row.line, column, message },
  });
  const number = row.cells.编号 ?? '';
  if (number !== '') {
    const attendee = /^\d{1,10}$/.test(number) ? byId.get(Number(number)) : undefined;
    if (!attendee) return refused('编号', '这场会议没有这个编号');
    const ending = endings.get(attendee.state);
    return ending
      ? refused('编号', `「${attendee.name}」的报名${ending}`)
      : { attendee, isUnknown: false, fault: null };
  }
  const phone = phoneOf(row);
  if (phone === '') return refused('手机', '没有编号也没有手机号，认不出是谁', true);
  if (phone.includes('*')) return refused('手机', '手机号打了星号，认不出是谁；请留着导出的「编号」列');
  const attendee = byPhone.get(phone);
  if (!attendee) return refused('手机', '这个手机号没有报名', true);
  const ending = endings.get(attendee.state);
  return ending ? refused('手机', `这个手机号的报名${ending}`, true) : { attendee, isUnknown: false, fault: null };
}

function changeOf(row: TableRow, attendee: PlacedAttendee): { change: PlacementRow['change']; faults: Fault[] } {
  const { line, cells } = row;
  const cell = (column: string) => cells[column] ?? '';
  const faults: Fault[] = [];
  // Detects a column sorted without the others, which would give every attendee another's place.
  const phone = phoneOf(row);
  if (phone !== '' && phone !== (phone.includes('*') ? maskPhone(attendee.phone) : attendee.phone))
    faults.push({ line, column: '手机', message: `与「${attendee.name}」登记的手机号不同；导入不改手机号` });
  if (cell('姓名') !== '' && bare(cell('姓名')) !== bare(attendee.name))
    faults.push({ line, column: '姓名', message: `登记的姓名是「${attendee.name}」；导入不改姓名` });
  const change: PlacementRow['change'] = {};
  for (const [column, { field, longest }] of placementColumns) {
    const typed = cell(column);
    if (typed.length > longest) faults.push({ line, column, message: `最多 ${longest} 个字` });
    else if (typed !== '' && typed !== attendee[field]) change[field] = typed;
  }
  return { change, faults };
}

function bare(name: string): string {
  return name.replaceAll(/\s/g, '');
}

import type { importAttendees } from '@tuyuan/contract/conference/attendees.ts';
import type { RegistrationAnswer, RegistrationField } from '@tuyuan/contract/conference/conference-fields.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { askedOfTicketType } from '@tuyuan/format/asked-of-ticket-type.ts';
import { fixedHeadings, questionHeadings, standardHeadings } from '@tuyuan/format/attendee-table.ts';
import { type Answers, checkAnswers } from '../registration/index.ts';
import type { Table, TableRow } from './parse-table.ts';
import { placementColumns } from './placement-columns.ts';
import type { ManagedTypeRow } from './ticket-type.repository.ts';

type Fault = OutputOf<typeof importAttendees>['errors'][number];

const maxNameLength = 30;
const maxAnswerLength = 200;
const needed = ['姓名', '票种'];

export interface ReadRow {
  line: number;
  ticketTypeId: number;
  name: string;
  phone: string;
  hostPhone: string;
  hall: string;
  seat: string;
  tableNo: string;
  groupName: string;
  badgeNo: string;
  answers: Answers;
}

export interface KnownOfConference {
  form: readonly RegistrationField[];
  types: readonly ManagedTypeRow[];
  /** Phones of registered attendees. */
  phones: ReadonlySet<string>;
}

/** Rows that can be imported, and what is wrong with the others. Throws `Import.ColumnMissing`. */
export function readAttendeeRows(
  { headings, rows }: Table,
  known: KnownOfConference,
): { read: ReadRow[]; faults: Fault[] } {
  const missing = missingHeadings(headings);
  if (missing.length > 0)
    throw new AppError('Import.ColumnMissing', { message: `文件缺少这些列：${missing.join('、')}。` });
  const faults: Fault[] = [];
  const seen = new Map<string, number>();
  const places = new Map(
    known.types.map(({ id, capacity, taken }) => [id, capacity === null ? Infinity : capacity - taken]),
  );
  const read = rows.flatMap((row) => {
    const { value, wrong } = readRow(row, known, seen);
    if (value && wrong.length === 0) {
      const left = places.get(value.ticketTypeId) ?? 0;
      places.set(value.ticketTypeId, left - 1);
      if (left < 1) wrong.push({ line: row.line, column: '票种', message: '这个票种的名额不够了' });
    }
    faults.push(...wrong);
    return value && wrong.length === 0 ? [value] : [];
  });
  return { read, faults };
}

/** Returns the missing headings without which new attendees can't be read. */
export function missingHeadings(headings: readonly string[]): string[] {
  return needed.filter((heading) => !headings.includes(heading));
}

/** Headings that mean nothing here. */
export function unknownColumnsOf(headings: readonly string[], form: readonly RegistrationField[]): string[] {
  const asked = new Set(questionHeadings(form).values());
  return headings.filter((heading) => !fixedHeadings.has(heading) && !asked.has(heading));
}

function readRow(
  { line, cells }: TableRow,
  { form, types, phones }: KnownOfConference,
  seen: Map<string, number>,
): { value: ReadRow | null; wrong: Fault[] } {
  const wrong: Fault[] = [];
  const fault = (column: string, message: string) => wrong.push({ line, column, message });
  const cell = (column: string) => cells[column] ?? '';

  const name = cell('姓名');
  if (name === '') fault('姓名', '没有填写姓名');
  else if (name.length > maxNameLength || /\p{C}/u.test(name))
    fault('姓名', `姓名最多 ${maxNameLength} 个字，不能有控制字符`);

  const phone = phoneOf({ line, cells });
  if (phone !== '' && !/^1[3-9]\d{9}$/.test(phone)) fault('手机', '不是 11 位手机号');
  else if (phones.has(phone)) fault('手机', '这个手机号已报名');
  const before = phone === '' ? undefined : seen.get(phone);
  if (before !== undefined) fault('手机', `与第 ${before} 行的手机号相同`);
  else if (phone !== '') seen.set(phone, line);

  const type = types.find((one) => one.name === cell('票种'));
  if (!type) fault('票种', cell('票种') === '' ? '没有填写票种' : `没有「${cell('票种').slice(0, 20)}」这个票种`);

  const placement = { hostPhone: '', hall: '', seat: '', tableNo: '', groupName: '', badgeNo: '' };
  for (const [column, { field, longest }] of placementColumns) {
    if (cell(column).length > longest) fault(column, `最多 ${longest} 个字`);
    placement[field] = cell(column);
  }

  const answers: Answers = {};
  for (const [key, column] of standardHeadings) {
    if (cell(column) === '' || form.some((field) => field.key === key)) continue;
    if (cell(column).length > maxAnswerLength) fault(column, `最多 ${maxAnswerLength} 个字`);
    answers[key] = cell(column);
  }
  const given: Record<string, RegistrationAnswer> = {};
  const columnOf = new Map<string, string>();
  const headings = questionHeadings(form);
  const asked = type ? askedOfTicketType(form, type.id) : [];
  for (const field of asked) {
    const own = headings.get(field.key) ?? field.label;
    const column = cells[own] === undefined ? (standardHeadings.get(field.key) ?? own) : own;
    columnOf.set(field.key, column);
    if (cell(column) !== '') given[field.key] = answerOf(field, cell(column));
  }
  const checked = checkAnswers(asked, given, { isWhole: false });
  for (const { key, message } of checked.faults) fault(columnOf.get(key) ?? key, message);
  return {
    value: type
      ? { line, ticketTypeId: type.id, name, phone, ...placement, answers: { ...answers, ...checked.answers } }
      : null,
    wrong,
  };
}

/** Normalises a phone as typed in tables: with spaces, hyphens or the country code. */
export function phoneOf({ cells: { 手机: typed = '' } }: TableRow): string {
  return typed.replaceAll(/[\s-]/g, '').replace(/^\+?86(?=1\d{10}$)/, '');
}

function answerOf({ type }: RegistrationField, text: string): RegistrationAnswer {
  if (type === 'multiSelect')
    return text.split(/[、,，;；]/).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
  if (type !== 'yesNo') return text;
  if (/^(是|有|要|需要|y|yes|true|1)$/i.test(text)) return true;
  return /^(否|无|不|不要|不需要|n|no|false|0)$/i.test(text) ? false : text;
}

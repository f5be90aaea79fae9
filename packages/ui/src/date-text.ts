export type DateKind = 'date' | 'dateTime' | 'time';

/** A day picked without a time begins in the morning. */
export const morning = '09:00';

export const dateExamples: Readonly<Record<DateKind, string>> = {
  date: '2026-01-31',
  dateTime: '2026-01-31 09:30',
  time: '09:30',
};

const two = (digits: string) => digits.padStart(2, '0');

function parseDay(text: string): string | undefined {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(text) ??
    [];
  const wire = `${year}-${two(month)}-${two(day)}`;
  const date = new Date(`${wire}T00:00:00Z`);
  // 02-30 would become 03-02.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(wire) ? wire : undefined;
}

function parseTime(text: string): string | undefined {
  const [, hour = '', minute = ''] =
    /^(\d{1,2})\s*[:：点]\s*(\d{1,2})(?:[:：]\d{2})?\s*分?$/.exec(text) ?? /^(\d{2})(\d{2})$/.exec(text) ?? [];
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60 ? `${two(hour)}:${two(minute)}` : undefined;
}

/** Returns the value of what was typed: `2026-01-31`, `2026-01-31T09:30`, `09:30`; "" for nothing, undefined for what can't be read. */
export function parseDateText(kind: DateKind, typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return '';
  if (kind === 'date') return parseDay(text);
  if (kind === 'time') return parseTime(text);
  const [, before = '', after = ''] = /^(.*?\d日?)(?:\s+|T)([\d:：点分]+)$/.exec(text) ?? [];
  const day = parseDay(before === '' ? text : before);
  const time = after === '' ? morning : parseTime(after);
  return day && time && `${day}T${time}`;
}

/** Returns how a value is shown and typed. Seconds of a wire time are left out. */
export function dateTextOf(value: string): string {
  return value.slice(0, 16).replace('T', ' ');
}

import { formatDateTime } from '@tuyuan/format/date.ts';
import { guardFormula } from '../../../platform/text/guard-formula.ts';
import type { ExportCell, ExportTable } from './export-list.ts';

/** Without it Excel takes the file for the system's own encoding. */
const byteOrderMark = '\uFEFF';

/** Yields the table as CSV: UTF-8, comma, CRLF; fields with comma, quote or line break are quoted. */
export async function* csvChunks({ columns, batches }: ExportTable, timeZone: string): AsyncGenerator<Buffer> {
  const line = (cells: readonly ExportCell[]) => `${cells.map((cell) => field(cell, timeZone)).join(',')}\r\n`;
  yield Buffer.from(byteOrderMark + line(columns.map(({ title }) => title)));
  for await (const rows of batches) yield Buffer.from(rows.map(line).join(''));
}

function field(cell: ExportCell, timeZone: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (cell instanceof Date) return formatDateTime(cell, timeZone);
  const text = guardFormula(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

import { toWireDate } from '@tuyuan/format/date.ts';
import { guardFormula } from '../../../platform/text/guard-formula.ts';
import type { ExportCell, ExportTable } from './export-list.ts';

/** Characters that XML 1.0 can't contain, however escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are to be removed
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
/** Excel opens no file with a longer text in a cell. */
const maxTextLength = 32_767;
const msPerDay = 86_400_000;
/** 1970-01-01 in Excel's count of days. */
const epochDay = 25_569;

export function xmlText(text: string): string {
  return text
    .slice(0, maxTextLength)
    .toWellFormed()
    .replaceAll(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A, B … Z, AA … for 0, 1 … */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

/** Yields one worksheet's XML: a bold, frozen heading row, then the rows. */
export async function* sheetChunks({ columns, batches }: ExportTable, timeZone: string): AsyncGenerator<Buffer> {
  const names = columns.map((_, index) => columnName(index));
  let number = 0;
  const line = (cells: readonly ExportCell[], write: (cell: ExportCell, at: string) => string) => {
    number += 1;
    const row = number;
    return `<row r="${row}">${cells.map((cell, index) => write(cell, `${names[index]}${row}`)).join('')}</row>`;
  };
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  yield Buffer.from(
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${line(
      columns.map(({ title }) => title),
      (cell, at) => textCell(String(cell), at, ' s="1"'),
    )}`,
  );
  const write = (cell: ExportCell, at: string) => cellXml(cell, at, timeZone);
  for await (const rows of batches) yield Buffer.from(rows.map((cells) => line(cells, write)).join(''));
  yield Buffer.from('</sheetData></worksheet>');
}

function cellXml(cell: ExportCell, at: string, timeZone: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c r="${at}"><v>${cell}</v></c>` : '';
  if (cell instanceof Date) return `<c r="${at}" s="2"><v>${dayNumber(cell, timeZone)}</v></c>`;
  return textCell(guardFormula(cell), at, '');
}

function textCell(text: string, at: string, style: string): string {
  return `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

/** Days and their fraction as the clocks of that time zone show them: Excel knows no zones. */
function dayNumber(time: Date, timeZone: string): number {
  return Date.parse(`${toWireDate(time, timeZone)}Z`) / msPerDay + epochDay;
}

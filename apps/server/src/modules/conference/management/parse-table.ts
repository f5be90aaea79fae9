import { AppError } from '@tuyuan/errors/app-error.ts';
import { parse } from 'csv-parse/sync';
import { unguardFormula } from '../../../platform/text/guard-formula.ts';

export interface TableRow {
  /** Line number as in a spreadsheet: the heading is 1, empty rows count, a row with multi-line cells counts once. */
  line: number;
  /** By the heading above it; without what an export guards formulas with. */
  cells: Readonly<Record<string, string>>;
}

export interface Table {
  headings: string[];
  rows: TableRow[];
}

const maxRows = 5000;
const maxColumns = 200;

/**
 * Reads a CSV file as spreadsheets write them here: UTF-8 or GB 18030, commas, semicolons or tabs. Takes seconds for a
 * hostile one. Throws `Import.NotReadable` and `Import.TooManyRows`.
 */
export function parseTable(bytes: Buffer): Table {
  const text = decode(bytes);
  const lines: { line: number; cells: string[] }[] = [];
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      bom: true,
      max_record_size: 100_000,
      // Includes the heading, and one extra row to detect too many.
      to: maxRows + 2,
      on_record(cells: string[], { records, empty_lines }) {
        const line = records + empty_lines;
        if (cells.length > maxColumns) throw tooWide(line);
        // What stands right of the headings has no name.
        const named = lines[0] ? cells.slice(0, lines[0].cells.length) : cells;
        lines.push({ line, cells: named.map(unguardFormula) });
        return null;
      },
    });
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('Import.NotReadable', { cause });
  }
  const [first, ...rest] = lines;
  const headings = first?.cells ?? [];
  if (!headings.some((heading) => heading !== '') || text.includes('\0')) throw new AppError('Import.NotReadable');
  const double = headings.find((heading, place) => heading !== '' && headings.indexOf(heading) < place);
  if (double !== undefined) {
    const message = `第一行有两列都叫「${double.slice(0, 40)}」，分不清用哪一列；请改名或删去一列后重试。`;
    throw new AppError('Import.NotReadable', { message });
  }
  if (rest.length > maxRows) throw new AppError('Import.TooManyRows');
  const rows = rest
    .map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(headings.map((heading, place) => [heading, cells[place] ?? ''])),
    }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''));
  return { headings: headings.filter((heading) => heading !== ''), rows };
}

function tooWide(line: number): AppError {
  const message = `第 ${line} 行超过 ${maxColumns} 列；请删去用不到的列后重试。`;
  return new AppError('Import.NotReadable', { message });
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** Returns the most frequent delimiter of the first line. */
function delimiterOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const count = (sign: string) => head.split(sign).length;
  return [',', '\t', ';'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

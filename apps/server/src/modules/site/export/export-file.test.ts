import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { guardFormula, unguardFormula } from '../../../platform/text/guard-formula.ts';
import { csvChunks } from './csv-chunks.ts';
import type { ExportCell, ExportTable } from './export-list.ts';
import { columnName } from './sheet-chunks.ts';
import { splitBatches } from './split-batches.ts';
import { xlsxStream } from './xlsx-stream.ts';

const zone = 'Asia/Shanghai';
async function* batchesOf(...batches: ExportCell[][][]): ExportTable['batches'] {
  yield* batches;
}
const table = (...rows: ExportCell[][]): ExportTable => ({
  columns: [
    { title: '名', width: 10 },
    { title: '值', width: 10 },
  ],
  batches: batchesOf(rows),
});
const csv = (...rows: ExportCell[][]) => text(Readable.from(csvChunks(table(...rows), zone)));

it('guards whatever a spreadsheet would take for a formula, and nothing else', () => {
  for (const text of ['=1', '+1', '-1', '@a', '\tx', '\rx', '＝1']) expect(guardFormula(text)).toBe(`'${text}`);
  for (const text of ['=1', '＝1', '1-1', "'a"]) expect(unguardFormula(guardFormula(text))).toBe(text);
  for (const text of ['1-1', '中=1', '', ' =1']) expect(guardFormula(text)).toBe(text);
});

it('leaves negative numbers numbers', async () => {
  expect(await csv(['甲', -5])).toContain('甲,-5\r\n');
  expect(await csv(['甲', '-5'])).toContain("甲,'-5\r\n");
});

it('names columns as spreadsheets do', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});

it('splits rows at the limit of a sheet and keeps their order', async () => {
  const one = (n: number): ExportCell[] => [n];
  const parts: ExportCell[][] = [];
  for await (const part of splitBatches(batchesOf([one(1), one(2), one(3)], [one(4)], [one(5), one(6)]), 4)) {
    const cells: ExportCell[] = [];
    for await (const rows of part) cells.push(...rows.flat());
    parts.push(cells);
  }
  expect(parts).toEqual([
    [1, 2, 3, 4],
    [5, 6],
  ]);
});

it('makes one empty sheet of an empty list', async () => {
  const sheets: number[] = [];
  for await (const part of splitBatches(batchesOf(), 4)) {
    let rows = 0;
    for await (const batch of part) rows += batch.length;
    sheets.push(rows);
  }
  expect(sheets).toEqual([0]);
});

it('writes an XLSX whose cells are what they were: text, number, time of the site’s zone', async () => {
  const file = await buffer(
    xlsxStream(table(['<&"\u0001', 1.5], ['=1', new Date('2026-01-01T16:00:00Z')], [null, '']), '图片', zone),
  );
  const sheet = partOf(file, 'xl/worksheets/sheet1.xml');
  expect(sheet).toContain('<c r="A2" t="inlineStr"><is><t xml:space="preserve">&lt;&amp;&quot;</t></is></c>');
  expect(sheet).toContain('<c r="B2"><v>1.5</v></c>');
  expect(sheet).toContain(`<t xml:space="preserve">'=1</t>`);
  expect(sheet).toContain('<c r="B3" s="2"><v>46024</v></c>');
  expect(sheet).toContain('<row r="4"></row>');
  expect(partOf(file, 'xl/workbook.xml')).toContain('<sheet name="图片" sheetId="1" r:id="rId1"/>');
});

it('ends with an error when the list does', async () => {
  async function* broken(): ExportTable['batches'] {
    yield [['甲', 1]];
    throw new Error('database gone');
  }
  await expect(buffer(xlsxStream({ ...table(), batches: broken() }, '图片', zone))).rejects.toThrow('database gone');
});

/** Returns an entry of a zip file by its central directory. */
function partOf(file: Buffer, name: string): string {
  const named = file.lastIndexOf(Buffer.from(name));
  const entry = named - 46;
  expect(file.readUInt32LE(entry)).toBe(0x02014b50);
  const size = file.readUInt32LE(entry + 20);
  const local = file.readUInt32LE(entry + 42);
  const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
  return inflateRawSync(file.subarray(start, start + size)).toString('utf8');
}

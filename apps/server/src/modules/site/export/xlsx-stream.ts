import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ExportTable } from './export-list.ts';
import { sheetChunks, xmlText } from './sheet-chunks.ts';
import { splitBatches } from './split-batches.ts';

/** Excel's limit, less the heading. */
const rowsPerSheet = 1_048_575;
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

// Every part not listed defaults to a worksheet, so that the list of parts can come first, before the number of sheets
// is known.
const types = `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`;
const rootRelations = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
/** 0 plain, 1 heading, 2 time. */
const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy-mm-dd hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** Returns the table as an XLSX file, written while it is read; a list longer than a sheet continues on the next one. */
export function xlsxStream(table: ExportTable, name: string, timeZone: string): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  let sheet: Readable | undefined;
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(text), path);

  async function write(): Promise<void> {
    add('[Content_Types].xml', types);
    add('_rels/.rels', rootRelations);
    add('xl/styles.xml', styles);
    let count = 0;
    for await (const batches of splitBatches(table.batches, rowsPerSheet)) {
      count += 1;
      sheet = Readable.from(sheetChunks({ columns: table.columns, batches }, timeZone), { objectMode: false });
      zip.addReadStream(sheet, `xl/worksheets/sheet${count}.xml`);
      await finished(sheet);
    }
    add('xl/workbook.xml', workbook(name, count));
    add('xl/_rels/workbook.xml.rels', workbookRelations(count));
    zip.end();
  }

  zip.on('error', (error: Error) => output.destroy(error));
  output.once('close', () => sheet?.destroy());
  write().catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  return output;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function workbook(name: string, count: number): string {
  const sheets = numbers(count).map(
    (number) =>
      `<sheet name="${xmlText(count > 1 ? `${name} ${number}` : name)}" sheetId="${number}" r:id="rId${number}"/>`,
  );
  return `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

function workbookRelations(count: number): string {
  const sheets = numbers(count).map(
    (number) =>
      `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  );
  return `${head}<Relationships xmlns="${packages}/relationships">${sheets.join('')}<Relationship Id="rId${count + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`;
}

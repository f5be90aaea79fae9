import { relative } from 'node:path';
import type { ImportReport, RefusedFile } from '../modules/library/index.ts';

/** A second run finds only duplicates, so naming a few is enough. Rejected files are all named. */
const maxDuplicates = 20;

/** Formats the closing table of an import; `folder` is omitted from the names. Control characters are removed from names. */
export function formatImportReport(report: ImportReport, folder: string): string {
  const { found, imported, resumed, duplicates, refused, noted, waiting } = report;
  const name = (path: string) => `      ${printable(relative(folder, path))}`;
  const counts: [string, number][] = [
    ['found', found],
    ['imported', imported],
    ...(resumed > 0 ? [['completed from before', resumed] satisfies [string, number]] : []),
    ['duplicates', duplicates.length],
    ['refused', refused.length],
    ...(waiting.length > 0 ? [['not processed yet', waiting.length] satisfies [string, number]] : []),
  ];
  const width = Math.max(...counts.map(([label]) => label.length));
  return [
    '',
    ...counts.map(([label, count]) => `  ${label.padEnd(width)}  ${String(count).padStart(7)}`),
    ...(duplicates.length > 0
      ? ['', '  Duplicates, in the library already:', ...duplicates.slice(0, maxDuplicates).map(name)]
      : []),
    ...(duplicates.length > maxDuplicates ? [`      … and ${duplicates.length - maxDuplicates} more`] : []),
    ...(refused.length > 0
      ? [
          '',
          '  Refused:',
          ...byReason(refused).flatMap(([reason, files]) => [`    ${reason}`, ...files.map(({ path }) => name(path))]),
        ]
      : []),
    ...(noted.length > 0
      ? ['', '  Taken, but look at them:', ...noted.map(({ path, note }) => `${name(path)}  ${note}`)]
      : []),
    ...(waiting.length > 0 ? ['', '  Taken, but not processed yet; run the import again:', ...waiting.map(name)] : []),
    '',
    '',
  ].join('\n');
}

function byReason(refused: readonly RefusedFile[]): [reason: string, files: RefusedFile[]][] {
  const groups = Map.groupBy(refused, ({ code, reason }) => `${code}  ${reason}`);
  return [...groups].toSorted(([a], [b]) => a.localeCompare(b));
}

/** A file name may contain control characters that would steer the terminal. */
function printable(text: string): string {
  return text.replaceAll(/\p{C}/gu, '�');
}

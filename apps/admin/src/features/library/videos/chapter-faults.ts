import { fieldErrors } from '@tuyuan/api-client/field-errors.ts';
import type { ChapterFault, ChapterRow } from './chapter-rows.tsx';

const fields = [
  ['at', 'startsAtMs'],
  ['title', 'title'],
] as const;

/** Returns what a refused save says of each chapter: a row that is changed afterwards is another. */
export function chapterFaults(thrown: unknown, rows: readonly ChapterRow[]): ReadonlyMap<ChapterRow, ChapterFault> {
  const found = new Map<ChapterRow, ChapterFault>();
  for (const [index, row] of rows.entries())
    for (const [field, name] of fields) {
      const member = `chapters.${index}.${name}`;
      const [text] = fieldErrors(thrown, [member]).fields[member] ?? [];
      if (text !== undefined && !found.has(row)) found.set(row, { field, text });
    }
  return found;
}

import { readFile, stat } from 'node:fs/promises';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { ImageDetails } from './add-image.ts';
import { findTreePaths, type TreePath } from './tree-path.repository.ts';

/** Name of the table that may lie beside pictures: `file,title,description,labels,category,region`. */
export const titlesFile = 'titles.csv';

const maxBytes = 5 * 1024 * 1024;
const Line = z.object({
  file: z.string().min(1),
  title: z.string().default(''),
  description: z.string().default(''),
  /** Separated by commas, Chinese ones included, semicolons or bars. */
  labels: z.string().default(''),
  /** A name, or a path where several have it: 风景/山. */
  category: z.string().default(''),
  region: z.string().default(''),
});
type Line = z.infer<typeof Line>;

/** Returns what is said of one file; `{}` for one without a line. Throws `Category.NotFound` and `Region.NotFound`. */
export type DetailsOfFile = (fileName: string) => ImageDetails;

/** Reads a table of titles, UTF-8 or GB 18030. Throws an error in words for one that can't be read. */
export async function readTitles(db: Database, location: string | Buffer): Promise<DetailsOfFile> {
  const lines = new Map((await readLines(location)).map((line) => [line.file.normalize('NFC'), line]));
  const categories = await findTreePaths(db, 'category');
  const regions = await findTreePaths(db, 'region');
  return (fileName) => {
    const line = lines.get(fileName.normalize('NFC'));
    if (!line) return {};
    const { title, description } = line;
    const labels = line.labels.split(/[,，、;；|]/).map((label) => label.trim());
    return {
      ...(title === '' ? {} : { title }),
      ...(description === '' ? {} : { description }),
      ...(line.labels === '' ? {} : { labels: [...new Set(labels)].filter((label) => label !== '') }),
      ...(line.category === '' ? {} : { categoryId: nodeOf(categories, line.category, 'Category.NotFound') }),
      ...(line.region === '' ? {} : { regionId: nodeOf(regions, line.region, 'Region.NotFound') }),
    };
  };
}

async function readLines(location: string | Buffer): Promise<Line[]> {
  if ((await stat(location)).size > maxBytes) throw new Error(`${location} is larger than ${maxBytes} bytes.`);
  const bytes = await readFile(location);
  const records: unknown = parse(decode(bytes), {
    columns: (headings: string[]) => headings.map((heading) => heading.trim().toLowerCase()),
    bom: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
  });
  return z.array(Line).parse(records);
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** A name counts where only one node has it. */
function nodeOf(nodes: readonly TreePath[], wanted: string, code: 'Category.NotFound' | 'Region.NotFound'): number {
  const name = wanted
    .split('/')
    .map((part) => part.trim())
    .join('/');
  const found = nodes.filter(({ path }) => path === name || path.endsWith(`/${name}`));
  const node = found.find(({ path }) => path === name) ?? (found.length === 1 ? found[0] : undefined);
  if (!node) throw new AppError(code, { details: wanted });
  return node.id;
}

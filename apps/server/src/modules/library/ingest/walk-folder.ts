import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that operating systems leave in picture folders; hidden files are skipped as well. */
const litter = new Set(['thumbs.db', 'desktop.ini', 'ehthumbs.db', '__macosx']);

/** Every file below `folder`, sorted as a person would (2 before 10). Links to folders aren't followed: they may lead in circles. */
export async function walkFolder(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true }))
    .filter(({ name }) => !name.startsWith('.') && !litter.has(name.toLowerCase()))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'zh-Hans-CN', { numeric: true }));
  const paths: string[] = [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) paths.push(...(await walkFolder(path)));
    else if (entry.isFile() || (entry.isSymbolicLink() && (await leadsToFile(path)))) paths.push(path);
  }
  return paths;
}

async function leadsToFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  // A broken link counts as an unreadable file, to be reported as such.
  return found === null || found.isFile();
}

import { readdir, stat } from 'node:fs/promises';
import { iptcDecoder } from '../../../platform/imaging/iptc-decoder.ts';

export interface FoundFile {
  /** Where it lies, as text. */
  path: string;
  fileName: string;
  /** Where it lies, as the file system has it. */
  location: Buffer;
}

/** Files that operating systems leave in picture folders; hidden files are skipped as well. */
const litter = new Set(['thumbs.db', 'desktop.ini', 'ehthumbs.db', '__macosx']);

const separator = Buffer.from('/');

/** Every file below `folder`, sorted as a person would (2 before 10). Links to folders aren't followed: they may lead in circles. */
export function walkFolder(folder: string): Promise<FoundFile[]> {
  return walk({ path: folder, location: Buffer.from(folder) });
}

async function walk(folder: Pick<FoundFile, 'path' | 'location'>): Promise<FoundFile[]> {
  const entries = (await readdir(folder.location, { withFileTypes: true, encoding: 'buffer' }))
    .map((entry) => ({ entry, fileName: readName(entry.name) }))
    .filter(({ fileName }) => !fileName.startsWith('.') && !litter.has(fileName.toLowerCase()))
    .toSorted((a, b) => a.fileName.localeCompare(b.fileName, 'zh-Hans-CN', { numeric: true }));
  const files: FoundFile[] = [];
  for (const { entry, fileName } of entries) {
    const location = Buffer.concat([folder.location, separator, entry.name]);
    const file = { path: `${folder.path}/${fileName}`, fileName, location };
    if (entry.isDirectory()) files.push(...(await walk(file)));
    else if (entry.isFile() || (entry.isSymbolicLink() && (await leadsToFile(location)))) files.push(file);
  }
  return files;
}

/** Archives packed on old Chinese Windows leave names in GBK. */
function readName(name: Buffer): string {
  const bytes = name.toString('latin1');
  return iptcDecoder([bytes])(bytes);
}

async function leadsToFile(location: Buffer): Promise<boolean> {
  const found = await stat(location).catch(() => null);
  // A broken link counts as an unreadable file, to be reported as such.
  return found === null || found.isFile();
}

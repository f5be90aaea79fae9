import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Chunk = z.object({
  file: z.string(),
  isEntry: z.boolean().optional(),
  imports: z.array(z.string()).optional(),
  css: z.array(z.string()).optional(),
});
const Manifest = z.record(z.string(), Chunk);
type Manifest = z.infer<typeof Manifest>;

const phonePage = /^[/](meeting|mobile)((?:[/][a-z]+)*)[/]?(?:[?#]|$)/;

/**
 * Returns, as a `Link` header, the files to preload for a phone page's address: the app's start files, the largest
 * first because it takes longest, and the page's own files, so that they load in parallel instead of after the app has
 * run. "" for an address without a page.
 */
export function phonePreloads(folder: string): (url: string) => string {
  const file = join(folder, '.vite/manifest.json');
  if (!existsSync(file)) return () => '';
  const manifest = Manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const sizeOf = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0;
  const start = [...filesOf(manifest, entries)].sort((one, other) => sizeOf(other) - sizeOf(one));
  const links = new Map<string, string>();
  for (const key of Object.keys(manifest)) {
    const [, page] = /^src[/]pages[/]((?:meeting|mobile)[/].+)-page[.]tsx$/.exec(key) ?? [];
    if (page === undefined) continue;
    const own = [...filesOf(manifest, [key])].filter((name) => !start.includes(name));
    // Many and small: the page's calls to the server take precedence over them.
    links.set(page, [...start.map(linkTo), ...own.map((name) => `${linkTo(name)}; fetchpriority=low`)].join(', '));
  }
  return (url) => {
    const [, part, rest = ''] = phonePage.exec(url) ?? [];
    const page = rest === '' ? 'index' : rest.slice(1).replaceAll('/', '-');
    return links.get(`${part}/${page}`) ?? '';
  };
}

const linkTo = (file: string) =>
  `</mobile/${file}>; rel=${file.endsWith('.css') ? 'preload; as=style' : 'modulepreload'}; crossorigin`;

/** Returns the files of these chunks and of all their static imports. */
function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const visited = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || visited.has(key)) return;
    visited.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return files;
}

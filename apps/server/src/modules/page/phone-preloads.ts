import { existsSync, readFileSync } from 'node:fs';
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

const meetingPage = /^[/]meeting(?:[/]([a-z]+))?(?:[?#]|$)/;

/**
 * What the phone's page at an address fetches beyond the start of the app, as a `Link` header: fetched together with the app
 * instead of after it has run. "" for an address without a page.
 */
export function phonePreloads(folder: string): (url: string) => string {
  const file = join(folder, '.vite/manifest.json');
  if (!existsSync(file)) return () => '';
  const manifest = Manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const start = filesOf(manifest, entries);
  const links = new Map<string, string>();
  for (const key of Object.keys(manifest)) {
    const [, page] = /^src[/]pages[/]meeting[/](.+)-page[.]tsx$/.exec(key) ?? [];
    if (page === undefined) continue;
    const needed = [...filesOf(manifest, [key])].filter((name) => !start.has(name));
    links.set(page, needed.map(linkTo).join(', '));
  }
  return (url) => {
    const found = meetingPage.exec(url);
    return (found && links.get(found[1] ?? 'index')) ?? '';
  };
}

const linkTo = (file: string) =>
  `</mobile/${file}>; rel=${file.endsWith('.css') ? 'preload; as=style' : 'modulepreload'}; crossorigin`;

/** The files of these chunks and of all they import at once. */
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

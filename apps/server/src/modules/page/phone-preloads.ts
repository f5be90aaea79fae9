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

/**
 * What the phone's page at an address fetches beyond the start of the app, as a `Link` header: fetched together with the app
 * instead of after it has run. Whoever comes over the network rarely has the app yet, so most addresses lead to the log-in.
 */
export function phonePreloads(folder: string): (path: string) => string {
  const file = join(folder, '.vite/manifest.json');
  if (!existsSync(file)) return () => '';
  const manifest = Manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  const start = filesOf(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key]?.isEntry),
  );
  const linkOf = (page: string) =>
    [...filesOf(manifest, [`src/pages/meeting/${page}-page.tsx`])]
      .filter((needed) => !start.has(needed))
      .map((needed) =>
        needed.endsWith('.css')
          ? `</mobile/${needed}>; rel=preload; as=style; crossorigin`
          : `</mobile/${needed}>; rel=modulepreload; crossorigin`,
      )
      .join(', ');
  const links = { login: linkOf('login'), introduce: linkOf('introduce') };
  return (path) => (/^[/]meeting[/]introduce\b/.test(path) ? links.introduce : links.login);
}

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

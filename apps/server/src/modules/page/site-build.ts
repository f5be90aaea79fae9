import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { SiteRenderer } from './site-renderer.ts';

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
    isEntry: z.boolean().optional(),
  }),
);
type Manifest = z.infer<typeof Manifest>;

const Entry = z.object({ render: z.custom<SiteRenderer>((value) => typeof value === 'function') });

export interface PageFiles {
  /** The script that starts the page. */
  entry: string;
  /** Scripts it will import: worth fetching at once. */
  scripts: string[];
  styles: string[];
}

/** The built site: its browser files and the entry that renders pages. */
export interface SiteBuild {
  readonly clientFolder: string;
  render: SiteRenderer;
  /** Paths of all files the pages of these sources need. */
  filesOf(sources: readonly string[]): PageFiles;
}

/** Reads the site's build below `dist`; null where it has not been built. */
export async function loadSiteBuild(dist: string): Promise<SiteBuild | null> {
  const manifestFile = join(dist, 'client/.vite/manifest.json');
  const entryFile = join(dist, 'server/entry-server.js');
  if (!existsSync(manifestFile) || !existsSync(entryFile)) return null;
  const manifest = Manifest.parse(JSON.parse(await readFile(manifestFile, 'utf8')));
  const imported: unknown = await import(pathToFileURL(entryFile).href);
  const { render } = Entry.parse({ ...Object(imported) });
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)?.file ?? '';
  return {
    clientFolder: join(dist, 'client'),
    render,
    filesOf: (sources) => ({ entry: `/${entry}`, ...filesOf(manifest, sources) }),
  };
}

function filesOf(manifest: Manifest, sources: readonly string[]): Omit<PageFiles, 'entry'> {
  const seen = new Set<string>();
  const scripts: string[] = [];
  const styles = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    // What a chunk imports comes first, so that a page's rules follow the shared ones they refine.
    chunk.imports?.forEach(visit);
    scripts.push(`/${chunk.file}`);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
  };
  sources.forEach(visit);
  const eager = [...scripts];
  // Deferred parts are in the HTML before their scripts are asked for; their styles have to be there with it.
  for (const source of sources) {
    const parts = manifest[source]?.dynamicImports ?? [];
    parts.filter((key) => key.startsWith('src/features/')).forEach(visit);
  }
  return { scripts: eager, styles: [...styles] };
}

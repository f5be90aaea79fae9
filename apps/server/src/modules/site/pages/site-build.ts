import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { SiteRenderer } from './site-renderer.ts';

const Files = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()), style: z.string() });
const Pages = z.object({ entry: z.string(), pages: z.record(z.string(), Files) });
const Entry = z.object({ render: z.custom<SiteRenderer>((value) => typeof value === 'function') });

export interface PageFiles {
  /** The script that starts the page. */
  entry: string;
  /** Scripts it will import, to be fetched at once. */
  scripts: string[];
  /** The stylesheet of the page. */
  style: string;
  /** The stylesheets it is made of, which the page's scripts know by name. */
  styles: string[];
}

/** The built site: its browser files and the entry that renders pages. */
export interface SiteBuild {
  readonly clientFolder: string;
  render: SiteRenderer;
  /** Paths of all files the page of this source needs; without one those of the frame alone. */
  filesOf(source: string | undefined): PageFiles;
}

/** Reads the site's build below `dist`; null where it has not been built. */
export async function loadSiteBuild(dist: string): Promise<SiteBuild | null> {
  const pagesFile = join(dist, 'client/.vite/pages.json');
  const entryFile = join(dist, 'server/entry-server.js');
  if (!existsSync(pagesFile) || !existsSync(entryFile)) return null;
  const { entry, pages } = Pages.parse(JSON.parse(await readFile(pagesFile, 'utf8')));
  const imported: unknown = await import(pathToFileURL(entryFile).href);
  const { render } = Entry.parse({ ...Object(imported) });
  const frame = pages[''] ?? { scripts: [], styles: [], style: '' };
  return {
    clientFolder: join(dist, 'client'),
    render,
    filesOf: (source) => ({ entry, ...(pages[source ?? ''] ?? frame) }),
  };
}

import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Manifest } from 'vite';

interface PageFiles {
  /** Scripts the page imports; worth preloading. */
  readonly scripts: string[];
  /** Separate style sheets, which a browser caches for its next pages. */
  readonly styles: string[];
  /** All of them in one file, for the first page: on HTTP/1.1 twenty small ones wait for one another. */
  readonly style: string;
}

/** Writes one style sheet per page, and `.vite/pages.json`, which tells the server what each page of the build needs. */
export async function writePageFiles(folder: string): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  const [entry = '', { file } = { file: '' }] = Object.entries(manifest).find(([, chunk]) => chunk.isEntry) ?? [];
  const sources = Object.keys(manifest).filter((key) => key.startsWith('src/pages/'));
  const pages: Record<string, PageFiles> = {};
  for (const source of ['', ...sources]) {
    const { scripts, styles } = filesOf(manifest, source === '' ? [entry] : [entry, source]);
    const name = source === '' ? 'shell' : basename(source, '.tsx');
    pages[source] = { scripts, styles, style: await writeStyle(folder, name, styles) };
  }
  await mkdir(join(folder, '.vite'), { recursive: true });
  await writeFile(join(folder, '.vite/pages.json'), JSON.stringify({ entry: `/${file}`, pages }));
}

async function writeStyle(folder: string, name: string, styles: readonly string[]): Promise<string> {
  const contents = await Promise.all(styles.map((style) => readFile(join(folder, style), 'utf8')));
  const content = contents.join('');
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const path = `/assets/page-${name}-${hash}.css`;
  await writeFile(join(folder, path), content);
  return path;
}

function filesOf(manifest: Manifest, sources: readonly string[]): { scripts: string[]; styles: string[] } {
  const seen = new Set<string>();
  const scripts: string[] = [];
  const styles = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    // Imports come first, so that a page's rules follow the shared ones they refine.
    chunk.imports?.forEach(visit);
    scripts.push(`/${chunk.file}`);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
  };
  sources.forEach(visit);
  const eager = [...scripts];
  // Deferred parts are in the HTML before their scripts are loaded, so their styles must be included.
  for (const source of sources) {
    const parts = manifest[source]?.dynamicImports ?? [];
    parts.filter((key) => key.startsWith('src/features/')).forEach(visit);
  }
  return { scripts: eager, styles: [...styles] };
}

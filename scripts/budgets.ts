// Checks the size of what a visitor downloads before a page works against a limit.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import type { Outcome } from './check/gates.ts';
import { root } from './check/run-tool.ts';

interface Budget {
  name: string;
  app: string;
  /** Pages it applies to, by file below src/pages; the first matching budget counts. */
  pages: RegExp;
  /** The page that frames these, below src/pages, which a visitor has to download as well. */
  frame?: string;
  scriptKb: number;
  styleKb?: number;
}

/** KB are 1024 bytes after brotli, as in the measurements behind the limits. */
const budgets: Budget[] = [
  { name: 'site home', app: 'site', pages: /^home/, scriptKb: 125, styleKb: 15 },
  {
    name: 'site account',
    app: 'site',
    pages: /^(account|user|checkout|pay|order|cart|log-?in|register|password)/,
    scriptKb: 320,
  },
  { name: 'site page', app: 'site', pages: /./, scriptKb: 130, styleKb: 15 },
  { name: 'mobile page', app: 'mobile', pages: /./, scriptKb: 165 },
  { name: 'admin log-in', app: 'admin', pages: /^log-in/, scriptKb: 280 },
  { name: 'admin page', app: 'admin', pages: /./, frame: 'shell-page.tsx', scriptKb: 570 },
];

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    src: z.string().optional(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);
type Manifest = z.infer<typeof Manifest>;

interface Row {
  budget: Budget;
  page: string;
  scriptKb: number;
  styleKb: number;
}

/** Measures every page of every built app; red when one is over its budget or an app shows no page. */
export function measureBudgets(apps: string[]): Outcome {
  const skipped: string[] = [];
  const problems: string[] = [];
  const rows: Row[] = [];
  for (const app of apps) {
    const folder = clientBuild(app);
    if (folder === undefined) {
      skipped.push(`${app}: not built, so not measured`);
      continue;
    }
    const measured = measureApp(app, folder);
    if (measured.length === 0) problems.push(`${app}: the manifest names no page below src/pages`);
    problems.push(...missingFrames(app, measured));
    rows.push(...measured);
  }
  const over = rows.filter(isOver);
  const shown = [...new Set([...heaviest(rows), ...over])];
  return {
    ok: over.length === 0 && problems.length === 0,
    note: apps.length === 0 ? 'no app to measure yet' : `${rows.length} pages, ${over.length} over`,
    output: [...skipped, ...problems, ...shown.map(format)].join('\n'),
  };
}

function clientBuild(app: string): string | undefined {
  const candidates = ['dist/client', 'dist'].map((folder) => join(root, 'apps', app, folder));
  return candidates.find((folder) => existsSync(join(folder, '.vite/manifest.json')));
}

function measureApp(app: string, folder: string): Row[] {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')));
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const known = sizes.get(file) ?? brotliCompressSync(readFileSync(join(folder, file))).length / 1024;
    sizes.set(file, known);
    return known;
  };
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const pages = Object.keys(manifest).filter((key) => key.startsWith('src/pages/'));
  return pages.flatMap((key) => {
    const page = key.slice('src/pages/'.length).replace(/[.]tsx?$/, '');
    const budget = budgets.find((each) => each.app === app && each.pages.test(page));
    if (budget === undefined) return [];
    const frame = budget.frame === undefined ? [] : [`src/pages/${budget.frame}`];
    const { scripts, styles } = downloads(manifest, [...entries, ...frame, key]);
    return [{ budget, page, scriptKb: total(scripts, sizeOf), styleKb: total(styles, sizeOf) }];
  });
}

/** Without this check, a renamed frame would silently no longer be counted. */
function missingFrames(app: string, measured: Row[]): string[] {
  const pages = new Set(measured.map(({ page }) => `${page}.tsx`));
  const frames = new Set(measured.flatMap(({ budget }) => budget.frame ?? []));
  return [...frames].filter((frame) => !pages.has(frame)).map((frame) => `${app}: no page is called ${frame}`);
}

/** Returns the files of these chunks and of their static imports. */
function downloads(manifest: Manifest, keys: string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || visited.has(key)) return;
    visited.add(key);
    if (/[.]m?js$/.test(chunk.file)) scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return { scripts, styles };
}

function total(files: Set<string>, sizeOf: (file: string) => number): number {
  return [...files].reduce((sum, file) => sum + sizeOf(file), 0);
}

function isOver({ budget, scriptKb, styleKb }: Row): boolean {
  return scriptKb > budget.scriptKb || styleKb > (budget.styleKb ?? Number.POSITIVE_INFINITY);
}

function heaviest(rows: Row[]): Row[] {
  return budgets.flatMap((budget) => {
    const [first] = rows.filter((row) => row.budget === budget).toSorted((a, b) => b.scriptKb - a.scriptKb);
    return first === undefined ? [] : [first];
  });
}

function format(row: Row): string {
  const { budget, page, scriptKb, styleKb } = row;
  const script = `JS ${scriptKb.toFixed(1).padStart(6)} / ${budget.scriptKb} KB`;
  const style = `CSS ${styleKb.toFixed(1).padStart(5)}${budget.styleKb === undefined ? '' : ` / ${budget.styleKb}`} KB`;
  return `  ${isOver(row) ? 'OVER' : 'ok  '} ${budget.name.padEnd(13)} ${page.padEnd(28)} ${script.padEnd(22)} ${style}`;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './run-tool.ts';

const notOurs = new Set(['node_modules', 'dist', 'data', 'coverage', 'test-results', 'playwright-report']);
const code = /[.](ts|tsx)$/;
const vagueFolders = /(^|\/)(utils?|helpers?|common|lib)\//;
const neverWaived = /noExplicitAny|noNonNullAssertion|noExcessiveLinesPerFile/;
const waiver = /(?:biome-ignore|@ts-ignore|@ts-nocheck|(?:oxlint|eslint)-disable).*/g;

/** Returns violations no linter rule covers: folder names, and comments that waive unwaivable lint rules. One line per finding. */
export function findMisshapen(): string[] {
  const files = sources(root);
  if (files.length === 0) return ['no file was found to look at'];
  return files.flatMap((file) => [...misnamedFolder(file), ...waivers(file)]);
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name.startsWith('.') || notOurs.has(entry.name) ? [] : sources(path);
    return entry.isFile() ? [relative(root, path)] : [];
  });
}

function misnamedFolder(file: string): string[] {
  const vague = vagueFolders.exec(file)?.[2];
  return vague === undefined ? [] : [`${file}: a folder called ${vague} says nothing; name it after what is in it`];
}

function waivers(file: string): string[] {
  if (!code.test(file) || file === 'scripts/check/shape.ts') return [];
  const comments = readFileSync(join(root, file), 'utf8').match(waiver) ?? [];
  return comments
    .filter((comment) => !comment.startsWith('biome-ignore') || neverWaived.test(comment))
    .map((comment) => `${file}: “${comment}” may not be waived`);
}

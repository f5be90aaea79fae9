import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { measureBudgets } from '../budgets.ts';
import { findPnpm } from '../launcher/find-pnpm.mjs';
import { findWrongSubjects, readNewSubjects } from './commit-subjects.ts';
import { readDirection } from './direction.ts';
import { foreignWrites } from './foreign-writes.data.ts';
import { root, runTool, type ToolRun } from './run-tool.ts';
import { runVitest } from './run-vitest.ts';
import { findMisshapen } from './shape.ts';
import { compareWithExceptions, readForeignWrites } from './table-owner.ts';
import { builtApps, typedProjects } from './workspace.ts';

export interface Outcome {
  ok: boolean;
  /** A few words for the table. */
  note: string;
  /** Shown when the gate is red, or when it is worth reading anyway. */
  output: string;
  tests?: { passed: number; failed: number };
}

export interface Gate {
  name: string;
  run: () => Promise<Outcome>;
}

const lintedFolders = ['apps', 'packages', 'e2e', 'bench', 'scripts'];

export const gates: Gate[] = [
  { name: 'format and lint', run: () => tool('biome', ['ci', '--colors=off', '--error-on-warnings', '.']) },
  { name: 'promises and types', run: () => tool('oxlint', ['--type-aware', ...lintedFolders.filter(isThere)]) },
  { name: 'tsc', run: typecheck },
  { name: 'direction', run: direction },
  { name: 'table-owner', run: async () => tableOwner() },
  { name: 'dead code', run: () => tool('knip', ['--no-progress', '--no-config-hints']) },
  { name: 'shape', run: async () => findings(findMisshapen()) },
  { name: 'commit subjects', run: commitSubjects },
  { name: 'build', run: build },
  { name: 'budgets', run: async () => measureBudgets(builtApps()) },
  { name: 'tests', run: test },
];

async function tool(program: string, args: string[]): Promise<Outcome> {
  return outcome(await runTool(program, args));
}

function outcome({ code, output }: ToolRun, note = ''): Outcome {
  return { ok: code === 0, note, output };
}

function findings(lines: string[], note = ''): Outcome {
  return { ok: lines.length === 0, note, output: lines.join('\n') };
}

async function typecheck(): Promise<Outcome> {
  const projects = typedProjects();
  const runs: ToolRun[] = [];
  // One after the other: tsc 7 already uses every core.
  for (const project of projects) runs.push(await runTool('tsc', ['-p', project, '--pretty', 'false']));
  const output = runs.map((run) => run.output).filter((text) => text !== '');
  return { ok: runs.every(({ code }) => code === 0), note: `${projects.length} projects`, output: output.join('\n') };
}

async function direction(): Promise<Outcome> {
  const { modules, violations } = await readDirection(root);
  // Under the wrong TypeScript the cruiser reads nothing and is content with it.
  if (modules === 0) return findings(['the cruiser read no module at all']);
  return findings(violations, `${modules} modules`);
}

async function commitSubjects(): Promise<Outcome> {
  const subjects = await readNewSubjects();
  return subjects === null
    ? findings([], 'no history here')
    : findings(findWrongSubjects(subjects), `${subjects.length} new`);
}

function tableOwner(): Outcome {
  const { tables, found } = readForeignWrites(root);
  if (tables === 0) return findings(['no migration creates a table']);
  return findings(compareWithExceptions(found, foreignWrites), `${tables} tables, ${found.length} exceptions`);
}

async function build(): Promise<Outcome> {
  const apps = builtApps();
  if (apps.length === 0) return { ok: true, note: 'no app to build yet', output: '' };
  const filters = apps.map((app) => `--filter=./apps/${app}`);
  return outcome(await runTool(findPnpm(), ['exec', 'turbo', 'run', 'build', ...filters]), apps.join(', '));
}

async function test(): Promise<Outcome> {
  const { passed, failed, skipped, output } = await runVitest([]);
  const note = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return { ok: failed === 0, note, output, tests: { passed, failed } };
}

function isThere(folder: string): boolean {
  return existsSync(join(root, folder));
}

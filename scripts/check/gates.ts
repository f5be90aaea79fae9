import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { measureBudgets } from '../budgets.ts';
import { findWrongSubjects, readNewSubjects } from './commit-subjects.ts';
import { readDirection } from './direction.ts';
import { foreignWrites } from './foreign-writes.data.ts';
import { root, runTool } from './run-tool.ts';
import { runTurbo } from './run-turbo.ts';
import { countTests, describeCounts, type TestCounts } from './run-vitest.ts';
import { testOtherEngine, testServer } from './server-tests.ts';
import { findMisshapen } from './shape.ts';
import { compareWithExceptions, readForeignWrites } from './table-owner.ts';
import { builtApps, findUnchecked, packagesWith } from './workspace.ts';

export interface Outcome {
  ok: boolean;
  /** Short note for the table. */
  note: string;
  /** Shown when the gate is red, or when it is worth reading anyway. */
  output: string;
  tests?: TestCounts;
}

export interface Gate {
  name: string;
  run: () => Promise<Outcome>;
  /** Name of the gate that makes what this one reads. */
  after?: string;
  /** Keeps every core busy by itself: nothing runs beside it. */
  isAlone?: true;
}

export const gates: Gate[] = [
  { name: 'format and lint', run: () => turbo('format') },
  { name: 'promises and types', run: () => turbo('lint') },
  { name: 'tsc', run: () => turbo('types') },
  { name: 'direction', run: direction },
  { name: 'table-owner', run: async () => tableOwner() },
  { name: 'dead code', run: deadCode },
  { name: 'shape', run: async () => findings([...findMisshapen(), ...findUnchecked()]) },
  { name: 'commit subjects', run: commitSubjects },
  { name: 'build', run: () => turbo('build') },
  { name: 'budgets', run: async () => measureBudgets(builtApps()), after: 'build' },
  { name: 'unit tests', run: testUnits, isAlone: true },
  { name: 'server tests', run: testServer, isAlone: true },
  { name: 'other engine', run: testOtherEngine },
  { name: 'benches', run: runBenches, isAlone: true },
];

async function turbo(task: string): Promise<Outcome> {
  const { ok, output, tasks, cached } = await runTurbo(task);
  return {
    ok: ok && tasks > 0,
    note: cached === tasks ? 'unchanged' : `${tasks - cached} of ${tasks} packages`,
    output,
  };
}

function findings(lines: string[], note = ''): Outcome {
  return { ok: lines.length === 0, note, output: lines.join('\n') };
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

async function deadCode(): Promise<Outcome> {
  const { code, output } = await runTool('knip', ['--no-progress', '--no-config-hints']);
  return { ok: code === 0, note: '', output };
}

/** Runs them once in small, so that they stay alive. */
async function runBenches(): Promise<Outcome> {
  const { code, output } = await runTool('node', ['bench/small.ts']);
  return { ok: code === 0, note: code === 0 ? output.split('\n').join(', ') : '', output };
}

async function testUnits(): Promise<Outcome> {
  const outcome = await turbo('test');
  const reports = packagesWith('test').map((folder) => join(root, folder, 'test-results/vitest.json'));
  const counts = reports.filter((report) => existsSync(report)).map(countTests);
  const sum = (count: keyof TestCounts) => counts.reduce((total, each) => total + each[count], 0);
  const tests = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
  return { ...outcome, note: `${describeCounts(tests)}; ${outcome.note}`, tests };
}

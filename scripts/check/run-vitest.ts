import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { reportFolder } from './report.ts';
import { runTool } from './run-tool.ts';
import { secondTriesFile } from './second-tries.ts';

const VitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  testResults: z.array(
    z.object({ name: z.string(), status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

export interface TestRun {
  passed: number;
  failed: number;
  skipped: number;
  /** The tests that passed only when tried again. */
  flaky: string[];
  output: string;
}

/** Runs vitest and counts. A file that could not even be loaded counts as one failure. */
export async function runVitest(args: string[], env: Record<string, string> = {}): Promise<TestRun> {
  mkdirSync(reportFolder, { recursive: true });
  const file = join(reportFolder, 'vitest.json');
  for (const old of [file, secondTriesFile]) rmSync(old, { force: true });
  const { code, output } = await runTool('vitest', ['run', ...args], { ...env, TEST_REPORT: file });
  const report = VitestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const counted = report.numFailedTests + unloaded.length;
  return {
    passed: report.numPassedTests,
    failed: counted === 0 && code !== 0 ? 1 : counted,
    skipped: report.numPendingTests,
    flaky: z.array(z.string()).parse(JSON.parse(readFileSync(secondTriesFile, 'utf8'))),
    output,
  };
}

import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { reportFolder } from './report.ts';
import { runTool } from './run-tool.ts';

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
  output: string;
}

/** Runs vitest and counts. A file that could not even be loaded counts as one failure. */
export async function runVitest(args: string[], env: Record<string, string> = {}): Promise<TestRun> {
  mkdirSync(reportFolder, { recursive: true });
  const file = join(reportFolder, 'vitest.json');
  rmSync(file, { force: true });
  const options = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args];
  const { code, output } = await runTool('vitest', options, env);
  const report = VitestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const counted = report.numFailedTests + unloaded.length;
  return {
    passed: report.numPassedTests,
    failed: counted === 0 && code !== 0 ? 1 : counted,
    skipped: report.numPendingTests,
    output,
  };
}

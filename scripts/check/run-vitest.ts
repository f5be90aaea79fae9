import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { reportFolder } from './report.ts';
import { runTool } from './run-tool.ts';

const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  testResults: z.array(
    z.object({ name: z.string(), status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Runs vitest in the repository's folder and counts. */
export async function runVitest(args: string[], env: Record<string, string>): Promise<TestCounts & { output: string }> {
  const report = join(reportFolder, 'vitest.json');
  rmSync(report, { force: true });
  const options = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code, output } = await runTool('vitest', [...options, ...args], env);
  const counts = countTests(report);
  return { ...counts, failed: counts.failed === 0 && code !== 0 ? 1 : counts.failed, output };
}

/** Reads what vitest's JSON reporter left. A file that could not even be loaded counts as one failure. */
export function countTests(report: string): TestCounts {
  const { testResults, ...counts } = VitestReport.parse(JSON.parse(readFileSync(report, 'utf8')));
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests + unloaded.length,
    skipped: counts.numPendingTests,
  };
}

export function describeCounts({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

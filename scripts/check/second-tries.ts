import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';
import { reportFolder } from './report.ts';

export const secondTriesFile = join(reportFolder, 'second-tries.json');

/** Lists the tests that passed only when tried again, so that a retry in the CI hides nothing. */
export class SecondTries implements Reporter {
  readonly names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky === true) this.names.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd(): void {
    writeFileSync(secondTriesFile, JSON.stringify(this.names));
  }
}

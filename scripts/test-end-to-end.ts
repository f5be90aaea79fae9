// Playwright over the real server and a real browser, with its result left for the totals of `npm test`: the journeys, with
// `--all` everything. Further arguments are Playwright's.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { reportFolder, writeReport } from './check/report.ts';
import { root } from './check/run-tool.ts';

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.array(z.unknown()),
});

const file = join(reportFolder, 'playwright.json');
rmSync(file, { force: true });
const passedOn = process.argv.slice(2).filter((argument) => argument !== '--all');
const isWhole = passedOn.length < process.argv.length - 2 || process.env.E2E_ALL !== undefined;
console.log(`\n${isWhole ? 'all end-to-end tests' : 'the journeys in the browser'} …`);
const cli = join(root, 'node_modules/@playwright/test/cli.js');
const child = spawn(
  process.execPath,
  [cli, 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...passedOn],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...(isWhole && { E2E_ALL: 'true' }), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  },
);
const [code] = await once(child, 'close');
const { passed, failed } = readResult();
const counted = failed === 0 && code !== 0 ? 1 : failed;
writeReport('end-to-end', {
  passed,
  failed: counted,
  problems: counted > 0 ? [`${counted} failed in the browser`] : [],
});
process.exitCode = counted > 0 ? 1 : 0;

function readResult(): { passed: number; failed: number } {
  try {
    const { stats, errors } = PlaywrightReport.parse(JSON.parse(readFileSync(file, 'utf8')));
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
  } catch {
    return { passed: 0, failed: 1 }; // It ended before it could write a report; its own words are on the screen.
  }
}

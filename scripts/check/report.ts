import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-tool.ts';

export interface Report {
  passed: number;
  failed: number;
  problems: string[];
  /** Seconds that each part took. */
  times?: Record<string, number>;
}

export const reportFolder = join(root, 'node_modules/.cache/tuyuan');

/** Leaves a suite's result where scripts/run.mjs adds up the totals. */
export function writeReport(name: string, report: Report): void {
  mkdirSync(reportFolder, { recursive: true });
  writeFileSync(join(reportFolder, `${name}.json`), JSON.stringify(report));
}

// The tests of the package in whose folder it is started. What vitest counted is left in test-results/, where turbo keeps it.
import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, runTool } from './check/run-tool.ts';

const folder = process.cwd();
const report = join(folder, 'test-results/vitest.json');
rmSync(report, { force: true });
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const projects = ['node', 'isolated'].flatMap((name) => ['--project', name]);
const { code, output } = await runTool('vitest', ['run', ...reporters, ...projects, `${relative(root, folder)}/`]);
console.log(output);
process.exitCode = code;

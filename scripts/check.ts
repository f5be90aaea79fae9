// Every gate but the end-to-end tests; the same here and in the CI. `pnpm check tsc direction` runs only those named.
import { gates } from './check/gates.ts';
import { writeReport } from './check/report.ts';
import { type Result, runGates } from './check/run-gates.ts';

const wanted = process.argv.slice(2);
const chosen = gates.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
console.log('\nchecking …');
const began = performance.now();
const results = await runGates(chosen, ({ name, outcome, seconds }) => {
  console.log(`${outcome.ok ? '✓' : '✗'} ${line(name, seconds)}   ${outcome.note}`.trimEnd());
  if (outcome.ok && name === 'budgets' && outcome.output !== '') console.log(outcome.output);
});
console.log(`  ${line('together', (performance.now() - began) / 1000)}`);

const red = results.filter(({ outcome }) => !outcome.ok);
for (const { name, outcome } of red) console.log(`\n──── ${name} ────\n${outcome.output}`);
if (red.length > 0) console.log(`\nRed: ${red.map(({ name }) => name).join(', ')}`);
writeReport('check', {
  passed: sum(results, ({ outcome }) => outcome.tests?.passed ?? 0),
  failed: sum(red, ({ outcome }) => Math.max(1, outcome.tests?.failed ?? 0)),
  problems: red.map(({ name, outcome }) => [name, outcome.note].filter((part) => part !== '').join(': ')),
  times: Object.fromEntries(results.map(({ name, seconds }) => [name, seconds])),
});
process.exitCode = red.length > 0 || chosen.length === 0 ? 1 : 0;

function line(name: string, seconds: number): string {
  return `${name.padEnd(20)}${seconds.toFixed(1).padStart(7)} s`;
}

function sum(list: Result[], count: (result: Result) => number): number {
  return list.reduce((total, result) => total + count(result), 0);
}

// Every gate but the end-to-end tests; the same here and in the CI. `pnpm check tsc direction` runs only those named.
import { gates, type Outcome } from './check/gates.ts';
import { writeReport } from './check/report.ts';

interface Result {
  name: string;
  outcome: Outcome;
  seconds: number;
}

const wanted = process.argv.slice(2);
const chosen = gates.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
const results: Result[] = [];
console.log('\nchecking …');
for (const { name, run } of chosen) {
  const began = performance.now();
  const outcome = await run().catch(crash);
  const seconds = (performance.now() - began) / 1000;
  results.push({ name, outcome, seconds });
  console.log(`${outcome.ok ? '✓' : '✗'} ${line(name, seconds)}   ${outcome.note}`.trimEnd());
  if (outcome.ok && name === 'budgets' && outcome.output !== '') console.log(outcome.output);
}
console.log(
  `  ${line(
    'together',
    sum(results, ({ seconds }) => seconds),
  )}`,
);

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

function crash(error: unknown): Outcome {
  return {
    ok: false,
    note: 'could not run',
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}

function sum(list: Result[], count: (result: Result) => number): number {
  return list.reduce((total, result) => total + count(result), 0);
}

import { execFile } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { createImagingPool, type ImagingPool } from '@tuyuan/server/src/platform/imaging/imaging-pool.ts';
import { defaultWatermark } from '@tuyuan/server/src/platform/imaging/watermark-profile.ts';
import { makePhotographs } from './ingest-pictures.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '40' }, rounds: { type: 'string', default: '4' } },
});
const count = Number(values.count);
const rounds = Math.min(count, Number(values.rounds));
const cores = availableParallelism();
const wanted = 0.85;

console.log(
  `${count} JPEGs of 24 megapixels, ${cores} cores (${cpus()[0]?.model ?? 'unknown'}), painting what is missing …`,
);
const paths = await makePhotographs(count);

const pool = createImagingPool({ size: cores });
const cold = await firstDerivative(pool, paths[0] ?? '');
const alone = [];
for (const path of paths.slice(0, 5)) alone.push(await firstDerivative(pool, path));
const middle = alone.toSorted((a, b) => a.visibleMs - b.visibleMs)[Math.floor(alone.length / 2)] ?? cold;
// Warm every worker before the clock starts.
await Promise.all(Array.from({ length: cores }, () => render(pool, paths[0] ?? '')));

// In turns, so that another load on the machine meets both alike.
let ours = 0;
let bare = 0;
for (let round = 0; round < rounds; round++) {
  const share = paths.filter((_, i) => i % rounds === round);
  const runs = [
    async () => {
      ours += await pipelineMs(pool, share);
    },
    async () => {
      bare += await bareMs(share);
    },
  ];
  for (const run of round % 2 === 0 ? runs : runs.toReversed()) await run();
}
pool.close();

const row = (label: string, ms: number) => ({
  what: label,
  seconds: (ms / 1000).toFixed(1),
  'pictures/s': ((count * 1000) / ms).toFixed(2),
});
console.table([
  row('pipeline: full job in worker processes', ours),
  row('bare libvips: decode, resizes, encodes', bare),
]);
const ratio = bare / ours;
console.log(`ratio ${ratio.toFixed(2)} (wanted ≥ ${wanted})`);
console.log(
  `one picture alone: first derivative after ${middle.visibleMs.toFixed(0)} ms, all after ${middle.allMs.toFixed(0)} ms; ` +
    `with a worker to start first ${cold.visibleMs.toFixed(0)} ms`,
);
if (ratio < wanted) process.exitCode = 1;

async function render(target: ImagingPool, path: string, onDerivative: () => void = () => undefined): Promise<void> {
  await target.render({ source: { path }, fileName: basename(path) }, { marks: [defaultWatermark], onDerivative });
}

async function firstDerivative(target: ImagingPool, path: string): Promise<{ visibleMs: number; allMs: number }> {
  const started = performance.now();
  let visibleMs = Number.NaN;
  await render(target, path, () => {
    if (Number.isNaN(visibleMs)) visibleMs = performance.now() - started;
  });
  return { visibleMs, allMs: performance.now() - started };
}

async function pipelineMs(target: ImagingPool, share: readonly string[]): Promise<number> {
  const started = performance.now();
  await Promise.all(share.map((path) => render(target, path)));
  return performance.now() - started;
}

async function bareMs(share: readonly string[]): Promise<number> {
  const program = join(import.meta.dirname, 'ingest-bare.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program, String(cores), ...share]);
  return Number(stdout);
}

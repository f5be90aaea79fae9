// Lists by filters alone over a million images: `pnpm bench browse [images]`.
import { machineLine } from './bench-database.ts';
import { type Figures, figuresRow } from './measure.ts';
import { openSearchBench } from './search-database.ts';
import { timeBareTrips, timeDeepPages, timeNewestPages } from './search-timings.ts';

/** Two runs of the very same page differ by as much. */
const noise = 1.1;
const bench = await openSearchBench();
try {
  console.log(`${machineLine()}\n${bench.size} images; milliseconds; database and clients share the cores`);
  await timeNewestPages(bench, 100, 1);
  const rows = [
    figuresRow('SELECT 1, 1 client', await timeBareTrips(bench, 1000, 1)),
    figuresRow('newest 40, category + region, 1 client', await timeNewestPages(bench, 400, 1), 50),
    figuresRow('newest 40, category + region, 4 clients', await timeNewestPages(bench, 800, 4)),
  ];
  const depth = Math.min(20_000, bench.size / 2);
  for (const [name, filter] of [
    ['no filter', {}],
    ['landscape', { orientations: ['landscape'] }],
    ['one region', { regionIds: bench.ids.regions.slice(0, 1) }],
    ['hottest', { sort: 'hottest' }],
  ] as const) {
    const { first, deep } = await timeDeepPages(bench, filter, depth, 200);
    rows.push(figuresRow(`first page, ${name}`, first), deepRow(name, deep, first));
  }
  console.table(rows);
  function deepRow(name: string, deep: Figures, first: Figures) {
    return figuresRow(`${depth} images deep, ${name}`, deep, first.p95 * noise);
  }
} finally {
  await bench.close();
}

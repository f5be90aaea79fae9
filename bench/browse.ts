import { machineLine } from './bench-database.ts';
import { figuresLine } from './measure.ts';
import { openSearchBench } from './search-database.ts';
import { timeDeepPages, timeNewestPages } from './search-timings.ts';

const bench = await openSearchBench();
const tell = (line: string) => process.stdout.write(`${line}\n`);
try {
  tell(`${machineLine()}\n${bench.size} images, operation from filter to cards, database and client on the same cores`);
  await timeNewestPages(bench.db, bench.ids, 100, 1);
  tell(figuresLine('newest 40, category + region, 1 client', await timeNewestPages(bench.db, bench.ids, 400, 1), 50));
  tell(figuresLine('newest 40, category + region, 4 clients', await timeNewestPages(bench.db, bench.ids, 800, 4)));
  for (const [name, filter] of [
    ['no filter', {}],
    ['landscape', { orientations: ['landscape'] }],
    ['hottest', { sort: 'hottest' }],
  ] as const) {
    const depth = Math.min(20_000, bench.size / 2);
    const { first, deep } = await timeDeepPages(bench.db, filter, depth, 200);
    tell(figuresLine(`first page, ${name}`, first));
    tell(
      `${figuresLine(`page ${depth} images deep, ${name}`, deep)}  ratio ${(deep.p50 / first.p50).toFixed(2)} (limit 1.0, first page counts too)`,
    );
  }
} finally {
  await bench.close();
}

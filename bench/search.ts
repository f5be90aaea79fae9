import { machineLine } from './bench-database.ts';
import { figuresLine } from './measure.ts';
import { openSearchBench } from './search-database.ts';
import { timeFacetedSearches } from './search-timings.ts';

const bench = await openSearchBench();
const tell = (line: string) => process.stdout.write(`${line}\n`);
try {
  tell(
    `${machineLine()}\n${bench.size} images, operation from text to cards with reasons and five facets, database and client on the same cores`,
  );
  await timeFacetedSearches(bench.db, bench.ids, 200, 4);
  tell(figuresLine('keyword + facets with counts, 1 client', await timeFacetedSearches(bench.db, bench.ids, 300, 1)));
  tell(
    figuresLine(
      'keyword + facets with counts, 16 clients',
      await timeFacetedSearches(bench.db, bench.ids, 1600, 16),
      200,
    ),
  );
} finally {
  await bench.close();
}

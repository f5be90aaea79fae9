import { machineLine } from './bench-database.ts';
import { figuresLine } from './measure.ts';
import { openSearchBench } from './search-database.ts';
import { timeFacetedSearches } from './search-timings.ts';
import { measureTruth } from './search-truth.ts';

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

const share = (value: number) => `${(100 * value).toFixed(1)} %`;
const verdict = (value: number, limit: number) => `limit ${share(limit)}: ${value >= limit ? 'kept' : 'BROKEN'}`;
const truth = await measureTruth();
tell(
  `${truth.queries} Chinese queries: success@10 ${share(truth.successAt10)}  ${verdict(truth.successAt10, 0.95)}  (precision@10 ${share(truth.precisionAt10)})`,
);
tell(`${truth.nonsense} nonsense queries: empty ${share(truth.nonsenseEmpty)}  ${verdict(truth.nonsenseEmpty, 0.95)}`);
tell(`hits that say why they matched: ${share(truth.explained)}`);
for (const miss of truth.misses) tell(`  missed ${miss}`);
for (const found of truth.found) tell(`  found for nonsense ${found}`);

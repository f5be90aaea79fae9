// Searches over a million images, and whether they find what was meant: `pnpm bench search [images]`.
import { machineLine } from './bench-database.ts';
import { figuresRow, verdict } from './measure.ts';
import { openSearchBench } from './search-database.ts';
import { timeBareTrips, timeFacetedSearches, timeOtherWordings, timeSuggestions } from './search-timings.ts';
import { measureTruth } from './search-truth.ts';

const bench = await openSearchBench();
try {
  console.log(`${machineLine()}\n${bench.size} images; milliseconds; database and clients share the cores`);
  await timeFacetedSearches(bench, 200, 4, { seed: 5 });
  const limit = 200;
  console.table([
    figuresRow('SELECT 1, 16 clients', await timeBareTrips(bench, 5000, 16)),
    figuresRow('keyword + facets with counts, 1 client', await timeFacetedSearches(bench, 300, 1)),
    figuresRow('the same, 16 clients', await timeFacetedSearches(bench, 1600, 16), limit),
    figuresRow('… keeping results for seconds', await timeFacetedSearches(bench, 1600, 16, { keeping: true }), limit),
    figuresRow('suggestions, 1 client', await timeSuggestions(bench, 600, 1), 30),
    figuresRow('suggestions, 16 clients', await timeSuggestions(bench, 1600, 16)),
    figuresRow('another wording, 1 client', await timeOtherWordings(bench, 200, 1), 30),
  ]);
} finally {
  await bench.close();
}

const share = (value: number) => `${(100 * value).toFixed(1)} %`;
const truth = await measureTruth();
console.table([
  {
    what: `success@10 of ${truth.queries} Chinese queries`,
    measured: share(truth.successAt10),
    limit: '≥ 95 %',
    verdict: verdict(truth.successAt10 >= 0.95),
  },
  {
    what: `${truth.nonsense} nonsense queries find nothing`,
    measured: share(truth.nonsenseEmpty),
    limit: '≥ 95 %',
    verdict: verdict(truth.nonsenseEmpty >= 0.95),
  },
  { what: 'precision@10', measured: share(truth.precisionAt10), limit: '', verdict: '' },
  { what: 'hits that say why they matched', measured: share(truth.explained), limit: '', verdict: '' },
]);
for (const miss of truth.misses) console.log(`  missed ${miss}`);
for (const found of truth.found) console.log(`  found for nonsense ${found}`);

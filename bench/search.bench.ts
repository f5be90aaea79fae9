// Searches over a million images, and whether they find what was meant: `pnpm bench search [images]`.
import { machineLine } from './bench-database.ts';
import { figuresRow, verdict } from './measure.ts';
import { openSearchBench } from './search-database.ts';
import { type Answered, answerQuestions } from './search-questions.ts';
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

function questionsRow(what: string, answers: readonly Answered[], least: number) {
  const right = answers.filter((answer) => answer.isRight).length / answers.length;
  const precision = answers.reduce((sum, answer) => sum + answer.precision, 0) / answers.length;
  return {
    what: `${what} (${answers.length})`,
    measured: share(right),
    precision: share(precision),
    ...(least > 0 && { limit: `≥ ${share(least)}`, verdict: verdict(right >= least) }),
  };
}

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

const answered = await answerQuestions();
const rows = [false, true].flatMap((held) => {
  const asked = answered.filter((answer) => answer.held === held && answer.kind !== 'nonsense');
  const nonsense = answered.filter((answer) => answer.held === held && answer.kind === 'nonsense');
  const part = held ? 'held back' : 'known';
  return [
    questionsRow(`${part}: success@10`, asked, 0.9),
    questionsRow(`${part}: nonsense finds nothing`, nonsense, 0.95),
  ];
});
const kinds = [...new Set(answered.map((answer) => answer.kind))].map((kind) =>
  questionsRow(
    kind,
    answered.filter((answer) => answer.kind === kind),
    0,
  ),
);
console.log('Second fixture: questions written from titles and metadata alone, before the vocabulary was looked at');
console.table([...rows, ...kinds]);
for (const { held, isRight, kind, query, found } of answered)
  if (!held && !isRight) console.log(`  missed ${kind}: ${query} (${found.join(' / ')})`);

// A storm of votes while the server is killed once: `pnpm bench votes [--rate 2000] [--seconds 60] [--works 200] [--port 8094]`.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { doVote } from '@tuyuan/contract/contest/vote-data.ts';
import { recountLog } from '@tuyuan/server/src/commands/recount-votes.ts';
import { z } from 'zod';
import { withBarePool } from './bare-pool.ts';
import { machineLine } from './bench-database.ts';
import { makeContest } from './make-contest.ts';
import { figuresRow, measure, verdict } from './measure.ts';
import { measureAtRate } from './measure-at-rate.ts';
import { type OwnServer, withOwnServer } from './own-server.ts';
import { makePeople } from './shop-people.ts';

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '60' },
    works: { type: 'string', default: '200' },
    port: { type: 'string', default: '8094' },
  },
});
const [rate, seconds, works] = [Number(values.rate), Number(values.seconds), Number(values.works)];
const calls = rate * seconds;
const perDay = 3;
/** Votes of a voter on average, so that some run out. */
const people = Math.max(20, Math.ceil(calls / 4));
/** The product's default; see DATABASE_POOL_SIZE. */
const serverConnections = 10;
const sockets = 256;

class Outcome {
  /** Voter and work of each vote that was answered with a receipt. */
  readonly acknowledged = new Set<string>();
  readonly codes = new Map<string, number>();
}
const Failure = z.object({ error: z.object({ code: z.string() }) });

interface Stage {
  server: OwnServer;
  outcome: Outcome;
  activityId: number;
  workIds: readonly number[];
  tokens: readonly string[];
}

async function vote(
  { server, outcome, activityId, workIds, tokens }: Stage,
  voter: number,
  work: number,
): Promise<void> {
  const headers = { authorization: `Bearer ${tokens[voter % tokens.length]}` };
  try {
    const { status, body } = await server.post(doVote.path, headers, { activityId, entryId: workIds[work % works] });
    const code = status === 200 ? 'counted' : (Failure.safeParse(body).data?.error.code ?? `HTTP ${status}`);
    outcome.codes.set(code, (outcome.codes.get(code) ?? 0) + 1);
    if (status === 200) outcome.acknowledged.add(`${voter % tokens.length} ${work % works}`);
  } catch {
    outcome.codes.set('no answer', (outcome.codes.get('no answer') ?? 0) + 1);
  }
}

/** A fifth repeats an earlier vote, a tenth is sent twice, the others are new. */
async function turn(stage: Stage, call: number): Promise<void> {
  const at = call % 5 === 4 ? call - 4 : call;
  const one = vote(stage, at % people, Math.floor(at / people) * 7 + at);
  const again = call % 10 === 0 ? vote(stage, at % people, Math.floor(at / people) * 7 + at) : undefined;
  await Promise.all([one, again]);
}

async function* linesOf(text: string): AsyncGenerator<string> {
  yield* text.split('\n');
}

const Count = z.object({ count: z.coerce.number() });
async function count({ server }: Stage, text: string, inputs: unknown[]): Promise<number> {
  const { rows } = await server.client.query(text, inputs);
  return Count.parse(rows[0]).count;
}

/** The log as it is handed out, after the end. */
async function recount({ server, activityId }: Stage) {
  await server.client.query('UPDATE activity SET vote_to = now() WHERE id = $1', [activityId]);
  const startedAt = performance.now();
  const answer = await fetch(`${server.base}/api/Resource/VoteLog/${activityId}`);
  const report = await recountLog(linesOf(await answer.text()));
  return { ...report, seconds: (performance.now() - startedAt) / 1000 };
}

async function run(stage: Stage): Promise<void> {
  const { server, outcome, activityId, workIds } = stage;
  const storm = await measureAtRate(calls, rate, (call) => turn(stage, call));
  await Promise.all(Array.from({ length: 50 }, (_, work) => vote(stage, people, work)));
  const ofOne = [...outcome.acknowledged].filter((key) => key.startsWith(`${people} `)).length;
  // Votes go on while the server dies, and are given again once it is back.
  const dying = Array.from({ length: 200 }, (_, call) => vote(stage, people + 1 + (call % 100), call));
  await pause(60);
  await server.killAndRestart();
  await Promise.all(dying);
  await Promise.all(Array.from({ length: 200 }, (_, call) => vote(stage, people + 1 + (call % 100), call)));
  const stored = await count(stage, 'SELECT count(*) FROM vote WHERE activity_id = $1', [activityId]);
  const over = await count(
    stage,
    'SELECT count(*) FROM (SELECT FROM vote WHERE activity_id = $1 GROUP BY voter_id, day HAVING count(*) > $2) v',
    [activityId, perDay],
  );
  const { faults, sums, seconds: took } = await recount(stage);
  const bare = await withBarePool(server.client, serverConnections, async (pool) => {
    await pool.query(
      'CREATE TABLE bare_vote (voter int, work int, at timestamptz DEFAULT now(), PRIMARY KEY (voter, work))',
    );
    return measure(Math.min(calls, 20_000), 64, (call) =>
      pool.query({
        name: 'bare',
        text: 'INSERT INTO bare_vote (voter, work) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        values: [call % people, Math.floor(call / people)],
      }),
    );
  });
  console.table([
    figuresRow(`${calls} calls, ${rate} a second wished`, storm),
    figuresRow('a bare row, straight to the database', bare),
  ]);
  console.table([...outcome.codes].map(([answer, times]) => ({ answer, times })));
  console.table(
    [
      { what: 'votes a second ÷ bare rows', is: (storm.perSecond / bare.perSecond).toFixed(2), kept: null },
      {
        what: 'answered with a receipt, and stored',
        is: `${outcome.acknowledged.size}, ${stored}`,
        kept: outcome.acknowledged.size <= stored,
      },
      { what: 'recount and board', is: `${sums.valid}, ${stored}`, kept: faults.length === 0 && sums.valid === stored },
      { what: 'recount (≤ 2 s)', is: `${took.toFixed(2)} s`, kept: took <= 2 },
      { what: 'voters over their quota', is: over, kept: over === 0 },
      { what: '50 calls of one voter at once', is: ofOne, kept: ofOne === perDay },
    ].map(({ kept, ...row }) => ({ ...row, verdict: kept === null ? '' : verdict(kept) })),
  );
  for (const fault of faults) console.error(fault);
  if (workIds.length !== works) throw new Error('works are missing');
}

await withOwnServer({ port: Number(values.port), sockets }, async (server) => {
  const { activityId, workIds } = await makeContest(server.client, { works, perDay, inAll: 10 });
  const tokens = await makePeople(server.client, people + 101, '投票人', '');
  console.log(`${machineLine()}\nserver, database and clients share the cores`);
  await run({ server, outcome: new Outcome(), activityId, workIds, tokens });
});

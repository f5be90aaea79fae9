// A storm of comments while the office moderates: `pnpm bench comments [--people 2000] [--each 3] [--clients 64]
// [--port 8098]`.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createComment, getComments, Reply } from '@tuyuan/contract/community/comment-data.ts';
import { getManagedComments, hideComments } from '@tuyuan/contract/community/comment-management.ts';
import { createSensitiveWords } from '@tuyuan/contract/site/sensitive-word.ts';
import { withBarePool } from './bare-pool.ts';
import { machineLine } from './bench-database.ts';
import { type Figures, figuresRow, measure, verdict } from './measure.ts';
import { type OfficeSession, openOffice } from './office-session.ts';
import { type OwnServer, resultOf, withOwnServer } from './own-server.ts';
import { makeImages } from './shop-images.ts';
import { makePeople } from './shop-people.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '2000' },
    each: { type: 'string', default: '3' },
    clients: { type: 'string', default: '64' },
    port: { type: 'string', default: '8098' },
  },
});
const [people, each, clients] = [Number(values.people), Number(values.each), Number(values.clients)];
const works = 20;
/** The product's default; see DATABASE_POOL_SIZE. */
const serverConnections = 10;

interface Stage {
  server: OwnServer;
  office: OfficeSession;
  images: number[];
  tokens: string[];
}

/** What the callers were told. */
class Outcome {
  pending = 0;
  hidden = 0;
  repeats = 0;
  repeatsAlike = 0;
  readonly failed: string[] = [];
  /** Shown comments by the work that they stand below. */
  readonly shown = new Map<number, number>();

  count(image: number, change: number): void {
    this.shown.set(image, (this.shown.get(image) ?? 0) + change);
  }
}

/** One in ten waits for the office, one in ten is sent twice, and the office hides one in fifty. */
async function write({ server, office, images, tokens }: Stage, outcome: Outcome, turn: number): Promise<void> {
  const id = images[turn % works] ?? 0;
  const headers = { authorization: `Bearer ${tokens[turn % people]}`, 'idempotency-key': randomUUID() };
  const text = `${turn % 10 === 0 ? '待查' : '光线很好'}，第 ${turn} 条`;
  const send = () => server.post(createComment.path, headers, { kind: 'image', id, text });
  const answer = await send();
  if (answer.status !== 200) {
    outcome.failed.push(JSON.stringify(answer.body));
    return;
  }
  const comment = resultOf(Reply, answer);
  if (comment.state === 'pending') outcome.pending += 1;
  else outcome.count(id, 1);
  if (turn % 10 === 5) {
    outcome.repeats += 1;
    const again = await send();
    if (again.status === 200 && resultOf(Reply, again).id === comment.id) outcome.repeatsAlike += 1;
  }
  if (turn % 50 === 7) {
    await office.ask(hideComments, { ids: [comment.id], list: 'visible', reason: 'advertising' });
    outcome.hidden += 1;
    outcome.count(id, -1);
  }
}

async function run(stage: Stage): Promise<void> {
  const { server, office, images } = stage;
  const outcome = new Outcome();
  const figures = await measure(people * each, clients, (turn) => write(stage, outcome, turn));
  if (outcome.failed[0] !== undefined) console.error(outcome.failed[0]);
  let right = 0;
  for (const id of images) {
    const { commentCount } = resultOf(
      getComments.output,
      await server.get(getComments.path, {}, { kind: 'image', id }),
    );
    if (commentCount === (outcome.shown.get(id) ?? 0)) right += 1;
  }
  const waiting = (await office.ask(getManagedComments, { list: 'waiting' })).totalCount;
  const hidden = (await office.ask(getManagedComments, { list: 'hidden' })).totalCount;
  const bare = await measureBare(server);
  console.table([
    figuresRow(`${people * each} comments`, figures),
    figuresRow('two bare rows, straight to the database', bare),
  ]);
  console.table([{ what: 'comments ÷ bare', 'per s': (figures.perSecond / bare.perSecond).toFixed(2) }]);
  console.table(
    [
      { what: 'answers other than 200', is: outcome.failed.length, wanted: 0 },
      { what: 'works whose counter is exact', is: right, wanted: works },
      { what: 'waiting at the desk', is: waiting, wanted: outcome.pending },
      { what: 'hidden by the office', is: hidden, wanted: outcome.hidden },
      { what: 'repeats answered the same', is: outcome.repeatsAlike, wanted: outcome.repeats },
    ].map((row) => ({ ...row, verdict: verdict(row.is === row.wanted) })),
  );
  console.table([
    { what: 'comments a second (≥ 500)', is: figures.perSecond.toFixed(0), verdict: verdict(figures.perSecond >= 500) },
  ]);
}

/**
 * Measures the database's upper limit for comparable work: a counted comment and its notice, without any checks or
 * login, with as many connections as the server has.
 */
function measureBare({ client }: OwnServer): Promise<Figures> {
  return withBarePool(client, serverConnections, async (pool) => {
    await pool.query(
      'CREATE TABLE bare_comment (id bigserial PRIMARY KEY, work int, body text, at timestamptz DEFAULT now())',
    );
    await pool.query(
      'CREATE TABLE bare_notice (id bigserial PRIMARY KEY, work int, body text, at timestamptz DEFAULT now())',
    );
    return measure(people * each, clients, (turn) =>
      pool.query({
        name: 'bare',
        text: `WITH written AS (INSERT INTO bare_comment (work, body) VALUES ($1, $2) RETURNING work, body)
          INSERT INTO bare_notice (work, body) SELECT work, body FROM written`,
        values: [turn % works, `光线很好，第 ${turn} 条`],
      }),
    );
  });
}

await withOwnServer({ port: Number(values.port), sockets: clients + 1 }, async (server) => {
  const images = await makeImages(server.client, works, 100);
  const tokens = await makePeople(server.client, people, '网友', '');
  const office = await openOffice(server);
  await office.ask(createSensitiveWords, { words: ['待查'], level: 'review' });
  console.log(`${machineLine()}\n${clients} calls at a time; server, database and clients share the cores`);
  await run({ server, office, images, tokens });
});

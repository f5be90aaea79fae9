// Measures how soon a photographer's photo is on every wall: `pnpm bench live-wall [--photographers 10] [--rate 1]
// [--seconds 60] [--port 8098]`. `--rate`: photos per second of each; the design asks for 300 seconds at 1.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { livePhotoPath } from '@tuyuan/contract/conference/conference-path.ts';
import type pg from 'pg';
import { benchConference } from './bench-conference.ts';
import { machineLine } from './bench-database.ts';
import { makePhotographs } from './ingest-pictures.ts';
import { allHeard, type Wall, watchWall } from './live-wall-onlooker.ts';
import { appointPhotographers, photoBytes, type Sent, shoot } from './live-wall-photographers.ts';
import { readSteps } from './live-wall-steps.ts';
import { percentiles, verdict } from './measure.ts';
import { openOffice } from './office-session.ts';
import { type OwnServer, withOwnServer } from './own-server.ts';

const { values } = parseArgs({
  options: {
    photographers: { type: 'string', default: '10' },
    rate: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '60' },
    port: { type: 'string', default: '8098' },
  },
});
const [photographers, rate, seconds] = [Number(values.photographers), Number(values.rate), Number(values.seconds)];
const each = Math.round(rate * seconds);
const limitMs = 5000;
const limitBytes = 150 * 1024;
const motifs = 8;

async function run(server: OwnServer): Promise<void> {
  const { base, client, secretKey } = server;
  const conference = await benchConference(client, secretKey);
  const sessions = await appointPhotographers(client, await openOffice(server), conference, photographers);
  const [onlooker = ''] = await conference.logIn(await conference.admit(1, 1));
  const files = await Promise.all((await makePhotographs(motifs)).map((path) => readFile(path)));
  const wall = await watchWall(base, conference.id, onlooker);
  const startedAt = Date.now();
  const all = await Promise.all(
    sessions.map((session, by) => shoot({ base, session, files, by, photographers, rate, shots: each })),
  );
  const sent = new Map(all.flatMap((own) => [...own]));
  await allHeard(wall, sent.size);
  wall.hangUp();
  console.log(`${sent.size} photos of ${photoBytes / 1e6} MB`);
  await report(server, { wall, sent, startedAt });
}

async function pending(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`
    SELECT count(*)::int AS count FROM live_photo p JOIN image i ON i.id = p.image_id JOIN album a ON a.id = i.album_id
    WHERE i.review_state = 'pending' AND a.review_state = 'pending' AND i.processing_state = 'ready'`);
  return rows[0]?.count ?? 0;
}

/** Returns the bytes of the largest list picture, as served to a phone and to an old browser. */
async function heaviest(base: string, { heard }: Wall): Promise<Record<'phone' | 'old', number>> {
  const largest = { phone: 0, old: 0 };
  const accepts = { phone: 'image/avif,image/webp,*/*', old: '*/*' };
  for (const { imageId, version } of [...heard.values()].slice(0, motifs * 2))
    for (const who of ['phone', 'old'] as const) {
      const path = livePhotoPath({ id: imageId, version }, 640);
      const answer = await fetch(`${base}${path}`, { headers: { accept: accepts[who] } });
      if (answer.status !== 200) throw new Error(`${path} ${answer.status}`);
      largest[who] = Math.max(largest[who], (await answer.arrayBuffer()).byteLength);
    }
  return largest;
}

interface Outcome {
  wall: Wall;
  sent: Map<number, Sent>;
  startedAt: number;
}

async function report({ base, client }: OwnServer, { wall, sent, startedAt }: Outcome): Promise<void> {
  const { heard } = wall;
  const steps = (await readSteps(client)).flatMap((step) => {
    const [upload, told] = [sent.get(step.id), heard.get(step.id)];
    return upload && told ? [{ ...step, ...upload, heard: told.at }] : [];
  });
  const row = (what: string, taken: number[]) => {
    const { p50, p95 } = percentiles(taken);
    return { what, 'p50 s': (p50 / 1000).toFixed(2), 'p95 s': (p95 / 1000).toFixed(2) };
  };
  const toWall = steps.map((step) => step.heard - step.answeredAt);
  console.table([
    row(
      'sent and answered',
      steps.map((step) => step.answeredAt - step.startedAt),
    ),
    row(
      'in the queue',
      steps.map((step) => step.taken - step.queued),
    ),
    row(
      'rendered by a worker',
      steps.map((step) => step.ready - step.taken),
    ),
    row(
      'told through the hub',
      steps.map((step) => step.heard - step.ready),
    ),
    row('answered → on the wall', toWall),
  ]);
  const last = Math.max(...[...heard.values()].map(({ at }) => at));
  const { phone, old } = await heaviest(base, wall);
  const { p95 } = percentiles(toWall);
  const inAlbum = await pending(client);
  const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0);
  console.log(
    `${((heard.size * 1000) / (last - startedAt)).toFixed(2)} photos/s came on the wall, ${(photographers * rate).toFixed(2)} were to come`,
  );
  console.table([
    { what: 'on the wall', is: heard.size, wanted: sent.size, verdict: verdict(heard.size === sent.size) },
    {
      what: 'in an album that waits for review',
      is: inAlbum,
      wanted: sent.size,
      verdict: verdict(inAlbum === sent.size),
    },
    {
      what: 'answered → wall, p95 s',
      is: (p95 / 1000).toFixed(2),
      wanted: `≤ ${limitMs / 1000}`,
      verdict: verdict(p95 <= limitMs),
    },
    {
      what: 'largest list picture of a phone, KB',
      is: kilobytes(phone),
      wanted: '≤ 150',
      verdict: verdict(phone <= limitBytes),
    },
    { what: 'of an old browser, KB', is: kilobytes(old), wanted: '≤ 150', verdict: verdict(old <= limitBytes) },
  ]);
}

// One process for calls and jobs, the product's default.
await withOwnServer({ port: Number(values.port), sockets: 16, environment: { MODE: 'all' } }, async (server) => {
  console.log(
    `${machineLine()}\n${photographers} photographers; server, its workers, database and phones share the cores`,
  );
  await run(server);
});

// Measures how soon published changes reach the phones that starred a changed session, and only those: `pnpm bench
// schedule-change [--phones 2000] [--starred 1000] [--sessions 50] [--rounds 5] [--port 8098]`.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createSession, placeSession } from '@tuyuan/contract/conference/schedule.ts';
import { getScheduleDiff, publishSchedule } from '@tuyuan/contract/conference/schedule-publishing.ts';
import { openHub } from '@tuyuan/realtime/client/open-hub.ts';
import { type BenchConference, benchConference } from './bench-conference.ts';
import { machineLine } from './bench-database.ts';
import { verdict } from './measure.ts';
import { openOffice } from './office-session.ts';
import { type OwnServer, withOwnServer } from './own-server.ts';

const { values } = parseArgs({
  options: {
    phones: { type: 'string', default: '2000' },
    starred: { type: 'string', default: '1000' },
    sessions: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '5' },
    port: { type: 'string', default: '8098' },
  },
});
const [phones, starred, sessions] = [Number(values.phones), Number(values.starred), Number(values.sessions)];
const rounds = Number(values.rounds);
const base = `http://127.0.0.1:${values.port}`;
const limitMs = 2000;
const opensAtOnce = 50;

interface Phone {
  /** When it heard of a change, in milliseconds since the epoch. */
  readonly heard: number[];
  hangUp(): void;
}

async function connect(conference: BenchConference, token: string): Promise<Phone> {
  const heard: number[] = [];
  const hub = openHub({ hub: 'conferenceLive', server: base, credentials: () => ({ as: 'ticket', token }) });
  await new Promise<void>((listening) => {
    hub.listen(`conference:${conference.id}`, {
      on: { scheduleChanged: () => heard.push(Date.now()) },
      lostTrack: listening,
    });
  });
  return { heard, hangUp: hub.close };
}

async function connectAll(conference: BenchConference, tokens: readonly string[]): Promise<Phone[]> {
  const connected: Phone[] = [];
  for (let first = 0; first < tokens.length; first += opensAtOnce) {
    const group = tokens.slice(first, first + opensAtOnce).map((token) => connect(conference, token));
    connected.push(...(await Promise.all(group)));
  }
  return connected;
}

async function run(server: OwnServer): Promise<void> {
  const { client, secretKey } = server;
  const conference = await benchConference(client, secretKey);
  const people = await conference.admit(phones, 0);
  const tokens = await conference.logIn(people);
  const office = await openOffice(server);
  async function publish(): Promise<void> {
    const { fingerprint } = await office.ask(getScheduleDiff, { id: conference.id });
    await office.ask(publishSchedule, { id: conference.id, fingerprint, acceptsClashes: true });
  }
  const create = (number: number) =>
    office.ask(createSession, { conferenceId: conference.id, title: `山川与光 ${number}`, durationMinutes: 60 });
  const planned = await Promise.all(Array.from({ length: sessions }, (_, index) => create(index + 1)));
  /** Moves each session to its own hour, different from the round before. */
  async function placeAll(round: number): Promise<void> {
    for (const [index, { id, revision }] of planned.entries()) {
      const startTime = new Date(Date.now() + (index + round + 1) * 3_600_000).toISOString().slice(0, 19);
      planned[index] = await office.ask(placeSession, { id, revision, roomId: null, startTime, durationMinutes: 60 });
    }
  }
  await placeAll(0);
  await publish();
  const fans = people.slice(0, starred);
  await client.query('INSERT INTO session_star (attendee_id, session_id) SELECT * FROM unnest($1::int[], $2::int[])', [
    fans.map(({ attendeeId }) => attendeeId),
    fans.map((_, index) => planned[index % sessions]?.id),
  ]);
  const connected = await connectAll(conference, tokens);
  const rows = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const { heard } of connected) heard.length = 0;
    await placeAll(round);
    const publishedAt = Date.now();
    await publish();
    const answered = Date.now() - publishedAt;
    await pause(limitMs + 1000);
    rows.push({ answered, ...outcome(connected, publishedAt) });
  }
  for (const { hangUp } of connected) hangUp();
  report(rows);
}

function outcome(connected: readonly Phone[], publishedAt: number) {
  const all = connected.map(({ heard }) => heard);
  const concerned = all.slice(0, starred);
  const after = concerned
    .flatMap(([first]) => (first === undefined ? [] : [first - publishedAt]))
    .toSorted((a, b) => a - b);
  return {
    once: concerned.filter((moments) => moments.length === 1).length,
    others: all.slice(starred).filter((moments) => moments.length > 0).length,
    p50: after[Math.floor(after.length / 2)] ?? Number.NaN,
    last: after.at(-1) ?? Number.NaN,
  };
}

function report(rows: ({ answered: number } & ReturnType<typeof outcome>)[]): void {
  console.table(
    rows.map(({ answered, once, others, p50, last }, index) => ({
      round: index + 1,
      'publishing answered, ms': answered,
      'heard once, of those who starred': `${once} of ${starred}`,
      'heard by others': others,
      'p50 ms': p50,
      'last ms': last,
    })),
  );
  const last = Math.max(...rows.map((row) => row.last));
  console.table([
    {
      what: 'exactly those who starred it heard, each once',
      verdict: verdict(rows.every(({ once, others }) => once === starred && others === 0)),
    },
    { what: `the last phone after ${last} ms of publishing (≤ ${limitMs})`, verdict: verdict(last <= limitMs) },
  ]);
}

await withOwnServer({ port: Number(values.port), sockets: 4 }, async (server) => {
  console.log(
    `${machineLine()}\n${phones} phones listening, ${sessions} sessions changed at once; server, database and phones share the cores`,
  );
  await run(server);
});

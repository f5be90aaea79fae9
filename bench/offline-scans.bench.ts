// Doors are offline for half an hour, then send everything at once: `pnpm bench offline-scans [--devices 6] [--scans
// 2000] [--repeats 100] [--own 10] [--port 8098]`. `--repeats`: tickets admitted at two doors; `--own`: tickets each
// phone sees twice.
import { isDeepStrictEqual, parseArgs } from 'node:util';
import type { CheckInConflict } from '@tuyuan/contract/conference/check-in-command.ts';
import { createSupervisor } from '@tuyuan/contract/conference/check-in-management.ts';
import type pg from 'pg';
import type { ScanCard } from '../apps/mobile/src/features/conference/check-in/checker-types.ts';
import { benchConference } from './bench-conference.ts';
import { machineLine } from './bench-database.ts';
import { verdict } from './measure.ts';
import { openOffice } from './office-session.ts';
import { everything, isReadable, readInbox, readStored } from './offline-outcome.ts';
import { type OfflinePhone, offlinePhone } from './offline-phone.ts';
import { type PlannedScan, planScans } from './offline-plan.ts';
import { type OwnServer, withOwnServer } from './own-server.ts';

const { values } = parseArgs({
  options: {
    devices: { type: 'string', default: '6' },
    scans: { type: 'string', default: '2000' },
    repeats: { type: 'string', default: '100' },
    own: { type: 'string', default: '10' },
    port: { type: 'string', default: '8098' },
  },
});
const [devices, scans, repeats, own] = [
  Number(values.devices),
  Number(values.scans),
  Number(values.repeats),
  Number(values.own),
];
const limitMs = 20_000;
const halfHourMs = 30 * 60_000;

async function run(server: OwnServer): Promise<void> {
  const { client, secretKey } = server;
  const conference = await benchConference(client, secretKey);
  const people = await conference.admit(scans - repeats, 0);
  const sessions = await conference.logIn(await conference.admit(devices, 3));
  const office = await openOffice(server);
  const { pin } = await office.ask(createSupervisor, { conferenceId: conference.id, name: '宋宁' });
  const pointId = await insertDoor(client, conference.id);
  const phones: OfflinePhone[] = [];
  for (const [lane, session] of sessions.entries())
    phones.push(
      await offlinePhone(server, { conferenceId: conference.id, session, pointId, gate: `${lane + 1} 号门`, lane }),
    );
  for (const phone of phones) phone.loseNetwork();

  const plan = planScans(people, {
    ranges: phones.map(({ range }) => range),
    repeats,
    own,
    from: Date.now() - halfHourMs,
    until: Date.now() - 1000,
  });
  const cards = await Promise.all(phones.map((phone, device) => scanAll(phone, plan[device] ?? [], pin)));

  const cameBack = performance.now();
  await Promise.all(phones.map((phone, device) => phone.comeBack(device / devices)));
  const uploads = phones.flatMap((phone) => phone.uploads.map((upload) => ({ phone, ...upload })));
  const took = Math.max(...uploads.map(({ answeredAt }) => answeredAt)) - cameBack;
  const before = await everything(client);
  const answers = await repeatAll(uploads);
  const again = await repeatAll(uploads);
  const inbox = await readInbox(office, conference.id);
  report({
    took,
    uploads: uploads.length,
    cards: cards.flat(),
    inbox,
    refused: uploads.filter(({ answer }) => answer.status !== 200).length,
    isUnchanged: isDeepStrictEqual(before, await everything(client)) && isDeepStrictEqual(answers, again),
    stored: await readStored(client),
    readable: phones.flatMap(({ kept }) => kept).filter(isReadable).length,
    lines: phones.flatMap(({ kept }) => kept).length,
  });
}

async function insertDoor(client: pg.Client, conferenceId: number): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO sign_point (conference_id, kind, name, opens_at, closes_at, lanes) VALUES ($1, 'door', '大门', now() - interval '1 hour', now() + interval '8 hours', $2) RETURNING id`,
    [conferenceId, devices],
  );
  return rows[0]?.id ?? 0;
}

interface Shown extends PlannedScan {
  card: ScanCard;
}

async function scanAll(phone: OfflinePhone, plan: readonly PlannedScan[], pin: string): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (const planned of plan) shown.push({ ...planned, card: await phone.scan(planned.qr, planned.at, pin) });
  return shown;
}

async function repeatAll(uploads: readonly ({ phone: OfflinePhone } & OfflinePhone['uploads'][number])[]) {
  return Promise.all(uploads.map(({ phone, ...upload }) => phone.repeat(upload)));
}

interface Outcome {
  took: number;
  uploads: number;
  cards: Shown[];
  inbox: CheckInConflict[];
  refused: number;
  isUnchanged: boolean;
  stored: Awaited<ReturnType<typeof readStored>>;
  readable: number;
  lines: number;
}

function report({ took, uploads, cards, inbox, refused, isUnchanged, stored, readable, lines }: Outcome): void {
  const repeated = cards.filter(({ kind }) => kind === 'own');
  const others = cards.filter(({ kind }) => kind !== 'own');
  console.table([
    { what: 'scans without network, over half an hour', is: others.length },
    {
      what: 'of a range that another phone answers for, by a supervisor’s PIN',
      is: others.filter(({ kind }) => kind === 'other').length,
    },
    { what: 'once more at the same phone', is: repeated.length },
    { what: 'uploads, of 100 at most', is: uploads },
    { what: 'lines of the roster on the phones', is: lines },
  ]);
  console.table(
    [
      { what: 'let in on the phones', is: others.filter(({ card }) => card.undoUntil !== null).length, wanted: scans },
      {
        what: 'own repeats refused on the spot',
        is: repeated.filter(({ card }) => card.reason === 'already_redeemed').length,
        wanted: repeated.length,
      },
      { what: 'uploads refused', is: refused, wanted: 0 },
      { what: 'scans kept by the server', is: stored.scans, wanted: cards.length },
      { what: 'admissions that count', is: stored.counted, wanted: scans - repeats },
      { what: 'admissions that wait for the office', is: stored.pending, wanted: repeats },
      { what: 'of them earlier than the one that counts', is: stored.late, wanted: 0 },
      { what: 'in the conflict inbox', is: inbox.length, wanted: repeats },
      {
        what: 'of them for another reason than two doors',
        is: inbox.filter(({ kind }) => kind !== 'double').length,
        wanted: 0,
      },
      { what: 'scans called invalid', is: stored.strangers, wanted: 0 },
      { what: 'lines that show a name', is: readable, wanted: 0 },
    ].map((row) => ({ ...row, verdict: verdict(row.is === row.wanted) })),
  );
  console.table([
    { what: 'every upload sent twice more changes nothing', verdict: verdict(isUnchanged) },
    {
      what: `all of them uploaded ${(took / 1000).toFixed(1)} s after the network came back (≤ ${limitMs / 1000} s)`,
      verdict: verdict(took <= limitMs),
    },
  ]);
}

await withOwnServer({ port: Number(values.port), sockets: devices * 4 }, async (server) => {
  console.log(`${machineLine()}\n${devices} phones; server, database and phones share the cores`);
  await run(server);
});

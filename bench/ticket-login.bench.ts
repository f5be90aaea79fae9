// A hall logs in by typed tickets from one address while an attacker guesses: `pnpm bench ticket-login [--rate 200]
// [--seconds 90] [--typos 0.05] [--guesses 100] [--way script] [--port 8098]`. `--guesses`: concurrent calls of the
// guesser, 0 for none. `--way`: `script` (from the hall's address, with its own user agent), `phone` (with the user
// agent of the hall's commonest phone), `agents` (another user agent with every guess), `addresses` (also another
// address).
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { logInWithTicket } from '@tuyuan/contract/conference/ticket-auth.ts';
import type pg from 'pg';
import { z } from 'zod';
import { benchConference } from './bench-conference.ts';
import { machineLine } from './bench-database.ts';
import { figuresRow, verdict } from './measure.ts';
import { measureAtRate } from './measure-at-rate.ts';
import { mistype } from './mistype.ts';
import { type Answer, type OwnServer, withOwnServer } from './own-server.ts';
import { phoneAgents } from './phone-agents.ts';
import { hallAddress } from './ticket-hall.ts';

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '90' },
    typos: { type: 'string', default: '0.05' },
    guesses: { type: 'string', default: '100' },
    way: { type: 'string', default: 'script' },
    port: { type: 'string', default: '8098' },
  },
});
const [rate, seconds, typos, guesses] = [
  Number(values.rate),
  Number(values.seconds),
  Number(values.typos),
  Number(values.guesses),
];
const { way } = values;
const limitMs = 150;
const maxGuesses = 100;
/** Time a person needs to type again after a typo. */
const retypeMs = 1000;
const guessingFirstMs = 3000;

const Refusal = z.object({ error: z.object({ code: z.string() }).nullable() });
const codeOf = ({ body }: Answer) => Refusal.parse(body).error?.code ?? '';

async function run({ base, client, secretKey, post }: OwnServer): Promise<void> {
  const conference = await benchConference(client, secretKey);
  const people = await conference.admit(rate * seconds, 0);
  await countGuesses(client);
  const logIn = (turn: number, ticket: string) =>
    post(
      logInWithTicket.path,
      { 'x-forwarded-for': hallAddress, 'user-agent': phoneAgents[turn % phoneAgents.length] ?? '' },
      { ticket },
    );
  const guesser = guesses === 0 ? null : startGuesser(base);
  await pause(guessingFirstMs);

  const refusals: Record<string, number> = {};
  const slips: Record<string, number> = {};
  const note = (where: Record<string, number>, code: string) => {
    if (code !== '') where[code] = (where[code] ?? 0) + 1;
  };
  const everyNth = typos === 0 ? Number.POSITIVE_INFINITY : Math.round(1 / typos);
  const retyped: Promise<void>[] = [];
  const figures = await measureAtRate(people.length, rate, async (turn) => {
    const code = people[turn]?.code ?? '';
    if (turn % everyNth !== everyNth - 1) return note(refusals, codeOf(await logIn(turn, code)));
    note(slips, codeOf(await logIn(turn, mistype(code, Math.floor(turn / everyNth)))));
    retyped.push(pause(retypeMs).then(async () => note(refusals, codeOf(await logIn(turn, code)))));
  });
  await Promise.all(retyped);
  const guessed = guesser === null ? {} : await guesser();

  const { rows } = await client.query<{ sessions: number; busiest: number }>(
    `SELECT (SELECT count(*)::int FROM ticket_session) AS sessions, (SELECT coalesce(max(n), 0)::int FROM
       (SELECT count(*) OVER (ORDER BY at RANGE BETWEEN interval '1 minute' PRECEDING AND CURRENT ROW) AS n FROM guess_verified) m) AS busiest`,
  );
  const { sessions = 0, busiest = 0 } = rows[0] ?? {};
  const limited = refusals['Ticket.TooManyGuesses'] ?? 0;
  const slipsLimited = slips['Ticket.TooManyGuesses'] ?? 0;
  const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0);
  console.table([figuresRow(`${people.length} log-ins at ${rate}/s`, figures, limitMs)]);
  console.table([
    { what: 'slips of the finger, as answered', is: words(slips) },
    { what: `guesses (${way}), as answered`, is: words(guessed) },
    { what: 'guesses a second', is: (sum(guessed) / (seconds + guessingFirstMs / 1000)).toFixed(0) },
  ]);
  console.table(
    [
      { what: 'right codes refused for the limit', is: limited, wanted: 0 },
      { what: 'right codes refused for anything else', is: sum(refusals) - limited, wanted: 0 },
      { what: 'slips answered as guesses too many', is: slipsLimited, wanted: 0 },
      { what: 'phones logged in', is: sessions, wanted: people.length },
      { what: 'guesses that were right', is: guessed['let in'] ?? 0, wanted: 0 },
    ].map((row) => ({ ...row, verdict: verdict(row.is === row.wanted) })),
  );
  console.table([
    {
      what: `wrong codes really looked up in the busiest minute: ${busiest} (≤ ${maxGuesses})`,
      verdict: verdict(busiest <= maxGuesses),
    },
  ]);
}

const words = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([code, count]) => `${count} ${code}`)
    .join(', ') || 'none';

/** Counts every wrong code the server looked up: the answers only say that there were too many attempts. */
async function countGuesses(client: pg.Client): Promise<void> {
  await client.query(`
    CREATE TABLE guess_verified (at timestamptz NOT NULL DEFAULT clock_timestamp());
    CREATE FUNCTION note_guess() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO tenant_default.guess_verified DEFAULT VALUES; RETURN NULL; END $$;
    CREATE TRIGGER note_guess AFTER INSERT OR UPDATE ON quota FOR EACH ROW WHEN (NEW.key = 'ticket-guess:site') EXECUTE FUNCTION note_guess()`);
}

/** Returns a function that stops the guesser and returns the answers it got. */
function startGuesser(base: string): () => Promise<Record<string, number>> {
  const child = fork(join(import.meta.dirname, 'ticket-guesser.ts'), [base, String(guesses), way]);
  return async () => {
    child.send('end');
    const [told] = await once(child, 'message');
    return z.record(z.string(), z.number()).parse(told);
  };
}

// Addresses come from a proxy, as in production; calls have the product's rate limit.
const environment = { TRUST_PROXY: '127.0.0.1', RATE_LIMIT_PER_MINUTE: '' };
await withOwnServer({ port: Number(values.port), sockets: 500, environment }, async (server) => {
  console.log(`${machineLine()}\nserver, database, phones and guesser share the cores`);
  await run(server);
});

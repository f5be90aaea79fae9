import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type Guess, guessGate } from './guess-gate.ts';

/** A clock that is moved by hand; the line is looked at every 50 ms of the real one. */
function clock() {
  let time = 0;
  return {
    now: () => time,
    pass(ms: number) {
      time += ms;
    },
  };
}
const rules = { address: { burst: 8, perMinute: 60 }, site: { burst: 12, perMinute: 60 } };
const guesser = { site: 'tenant_a', address: '192.0.2.1', userAgent: 'script' };
const phone = { ...guesser, userAgent: 'phone' };

async function guessWrong(gate: ReturnType<typeof guessGate>, who = guesser): Promise<boolean> {
  const guess = await gate.enter(who);
  guess.wrong();
  return guess.hasWaited;
}

it('lets any number of right ones of an address through, as many at a time as may be wrong', async () => {
  const gate = guessGate(rules, clock().now);
  const atOnce = await Promise.all(
    Array.from({ length: 8 }, (_, i) => gate.enter({ ...phone, userAgent: `phone ${i}` })),
  );
  const ninth = gate.enter(phone);
  for (const guess of atOnce) guess.right();
  (await ninth).right();
  for (let i = 0; i < 500; i += 1) (await gate.enter(phone)).right();
});

it('has wrong ones wait once they are used up, and gives them back with time', async () => {
  const time = clock();
  const gate = guessGate(rules, time.now);
  for (let i = 0; i < 6; i += 1) expect(await guessWrong(gate)).toBe(false);
  const waiting = gate.enter(guesser);
  time.pass(1000);
  const late = await waiting;
  expect(late.hasWaited).toBe(true);
  late.wrong();
  // Another address has its own, another site too.
  expect(await guessWrong(gate, { ...guesser, address: '192.0.2.2' })).toBe(false);
  expect(await guessWrong(gate, { ...guesser, site: 'tenant_b' })).toBe(false);
});

it('refuses who has stood in line too long, with the time to wait', async () => {
  const time = clock();
  const gate = guessGate({ ...rules, address: { burst: 2, perMinute: 1 } }, time.now);
  await guessWrong(gate);
  await guessWrong(gate);
  const waiting = gate.enter(guesser);
  waiting.catch(() => undefined);
  time.pass(3000);
  await expect(waiting).rejects.toMatchObject({ code: 'Ticket.TooManyGuesses', retryAfter: expect.any(Number) });
});

it('never refuses who waits only because others are being verified, and keeps their order', async () => {
  const time = clock();
  const gate = guessGate(rules, time.now);
  const atOnce = await Promise.all(
    Array.from({ length: 8 }, (_, i) => gate.enter({ ...phone, userAgent: `phone ${i}` })),
  );
  const order: number[] = [];
  const line = Array.from({ length: 150 }, async (_, i) => {
    const guess = await gate.enter({ ...phone, userAgent: `late ${i}` });
    order.push(i);
    guess.right();
    return guess.hasWaited;
  });
  time.pass(60_000);
  await pause(120);
  expect(order).toEqual([]);
  for (const guess of atOnce) guess.right();
  expect(new Set(await Promise.all(line))).toEqual(new Set([false]));
  expect(order).toEqual(Array.from({ length: 150 }, (_, i) => i));
});

it('has several of a hall verified at a time beside a guesser, also where many phones have one name', async () => {
  const time = clock();
  const gate = guessGate({ ...rules, address: { burst: 8, perMinute: 1 } }, time.now);
  for (let i = 0; i < 6; i += 1) await guessWrong(gate);
  const hall = await Promise.all(
    Array.from({ length: 5 }, (_, i) => gate.enter({ ...phone, userAgent: `phone ${i}` })),
  );
  for (const guess of hall) guess.right();
  const alike = Array.from({ length: 20 }, () => gate.enter(phone));
  time.pass(10_000);
  await pause(120);
  for (const guess of alike) (await guess).right();
});

it('keeps some for the others behind the address of who guesses, at any rate', async () => {
  const gate = guessGate(rules, clock().now);
  for (let i = 0; i < 6; i += 1) await guessWrong(gate);
  const line = Array.from({ length: 20 }, () => gate.enter(guesser).catch(() => undefined));
  for (let i = 0; i < 200; i += 1) {
    const guess = await gate.enter(phone);
    guess.right();
  }
  expect(line).toHaveLength(20);
});

it('lets who failed least go first when even those are used up', async () => {
  const time = clock();
  const gate = guessGate(rules, time.now);
  for (let i = 0; i < 8; i += 1) await guessWrong(gate, { ...guesser, userAgent: `script ${i}` });
  const order: string[] = [];
  const note = (name: string) => (guess: Guess) => {
    order.push(name);
    guess.right();
  };
  const line = [
    ...Array.from({ length: 8 }, (_, i) => gate.enter({ ...guesser, userAgent: `script ${i}` }).then(note('guesser'))),
    gate.enter(phone).then(note('phone')),
  ];
  time.pass(1000);
  await Promise.all(line);
  expect(order[0]).toBe('phone');
});

it('keeps many addresses together to what the site allows', async () => {
  const time = clock();
  const gate = guessGate(rules, time.now);
  for (let i = 0; i < 12; i += 1) expect(await guessWrong(gate, { ...guesser, address: `192.0.2.${i}` })).toBe(false);
  let isIn = false;
  const next = gate.enter({ ...guesser, address: '198.51.100.1' }).then((guess) => {
    isIn = true;
    return guess;
  });
  await pause(120);
  expect(isIn).toBe(false);
  time.pass(1000);
  (await next).right();
});

it('believes what other processes counted', async () => {
  const time = clock();
  const gate = guessGate(rules, time.now);
  (await gate.enter(guesser)).wrong({ address: 8, site: 8 });
  let isIn = false;
  const next = gate.enter(guesser).then((guess) => {
    isIn = true;
    guess.right();
  });
  await pause(120);
  expect(isIn).toBe(false);
  time.pass(1000);
  await next;
});

import { checkGeetestVerify, getGeetestConfig } from '@tuyuan/contract/account/captcha.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { handTrack, openPuzzle, solveCaptcha } from '../../../testing/solve-captcha.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { takeCaptchaTicket } from './captcha-ticket.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ CAPTCHAS_PER_MINUTE: '1000' });
});
afterAll(() => server.stop());

const check = (challenge: string, track: object[], purpose = 'sms') =>
  callEndpoint(server.app, checkGeetestVerify, { purpose, answer: { provider: 'slider', challenge, track } });

it('shows a puzzle and keeps where its gap is', async () => {
  const config = await resultOf(server.app, getGeetestConfig, { purpose: 'login' });
  expect(config).toMatchObject({ provider: 'slider', width: 320, height: 160 });
  expect(JSON.stringify(config)).not.toContain('position');
});

it('gives a ticket for a hand that brought the piece to its gap, within six pixels', async () => {
  for (const off of [-6, 6]) {
    const { challenge, position } = await openPuzzle(server, 'sms');
    expect((await check(challenge, handTrack(position + off))).status).toBe(200);
  }
});

it('does not believe in a movement longer than the puzzle was there', async () => {
  const { challenge, position } = await openPuzzle(server, 'sms');
  const slow = handTrack(position).map(({ x, y, t }) => ({ x, y, t: t * 20 }));
  expect((await check(challenge, slow)).code).toBe('Captcha.NotSolved');
  expect((await check(challenge, handTrack(position))).status).toBe(200);
});

it('lets a puzzle be tried twice, then wants another', async () => {
  const { challenge, position } = await openPuzzle(server, 'sms');
  const wrong = handTrack(position - 30);
  expect((await check(challenge, wrong)).code).toBe('Captcha.NotSolved');
  expect((await check(challenge, wrong)).code).toBe('Captcha.Expired');
  expect((await check(challenge, handTrack(position))).code).toBe('Captcha.Expired');
});

it('takes one of many solutions that come at once', async () => {
  const { challenge, position } = await openPuzzle(server, 'sms');
  const answers = await Promise.all(Array.from({ length: 8 }, () => check(challenge, handTrack(position))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('refuses one that came too late, was made for something else, or nobody asked for', async () => {
  const late = await openPuzzle(server, 'sms');
  await server.db.execute(sql`UPDATE captcha_challenge SET expires_at = now() - interval '1 second'`);
  expect((await check(late.challenge, handTrack(late.position))).code).toBe('Captcha.Expired');
  const other = await openPuzzle(server, 'login');
  expect((await check(other.challenge, handTrack(other.position))).code).toBe('Captcha.Expired');
  expect((await check('never-made', handTrack(100))).code).toBe('Captcha.Expired');
});

it('makes tickets that are good once, for their purpose, for five minutes', async () => {
  const ticket = await solveCaptcha(server, 'sms');
  expect(await takeCaptchaTicket(server.db, ticket, 'login')).toBe(false);
  const taken = await Promise.all(Array.from({ length: 8 }, () => takeCaptchaTicket(server.db, ticket, 'sms')));
  expect(taken.filter(Boolean)).toHaveLength(1);
  const late = await solveCaptcha(server, 'sms');
  await server.db.execute(sql`UPDATE captcha_ticket SET expires_at = expires_at - interval '5 minutes'`);
  expect(await takeCaptchaTicket(server.db, late, 'sms')).toBe(false);
});

it('hands an address so many puzzles a minute', async () => {
  const strict = await startTestServer({ CAPTCHAS_PER_MINUTE: '3' });
  try {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => callEndpoint(strict.app, getGeetestConfig, { purpose: 'login' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.find(({ status }) => status !== 200)?.code).toBe('Request.TooMany');
  } finally {
    await strict.stop();
  }
});

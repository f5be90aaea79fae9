// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { takeEarlyAnswer } from './early-answer.ts';

const path = '/api/services/app/conferenceUserMobile/GetMyConference';
const own = { headers: { 'x-conference-session': 'mine' } };

afterEach(() => {
  window.earlyAnswer = undefined;
});

function asked(answer: Promise<Response>) {
  window.earlyAnswer = { path, sessionToken: 'mine', answer };
  const sent = vi.fn<typeof fetch>(async () => new Response('sent'));
  const send = takeEarlyAnswer(sent);
  return { sent, ask: async (url: string, init?: RequestInit) => (await send(url, init)).text() };
}

it('answers the first call of the same session with what was asked before the program ran', async () => {
  const { sent, ask } = asked(Promise.resolve(new Response('early')));
  expect(await ask('/api/services/app/mFUISetting/GetTheme', own)).toBe('sent');
  expect(await ask(path, own)).toBe('early');
  expect(await ask(path, own)).toBe('sent');
  expect(sent).toHaveBeenCalledTimes(2);
});

it('gives nobody what was asked in another session', async () => {
  const { ask } = asked(Promise.resolve(new Response('early')));
  expect(await ask(path, { headers: { 'x-conference-session': 'of another' } })).toBe('sent');
  expect(await ask(path, own)).toBe('sent');
});

it('asks anew where the early call did not get through', async () => {
  const broken = Promise.reject(new TypeError('Failed to fetch'));
  broken.catch(() => undefined);
  const { ask } = asked(broken);
  expect(await ask(path, own)).toBe('sent');
});

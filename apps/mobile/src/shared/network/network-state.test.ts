// @vitest-environment happy-dom
import type { Answer, Call } from '@tuyuan/api-client/transport.ts';
import { expect, it } from 'vitest';
import { isOnline, watchNetwork } from './network-state.ts';

const call: Call = { method: 'GET', path: '/' };
const broken: Answer = { status: 0, body: undefined };
const fine: Answer = { status: 200, body: null };

it('takes the network for broken from a call without an answer to the next that has one', async () => {
  let answer = broken;
  const send = watchNetwork(async () => answer);
  await send(call);
  expect(isOnline()).toBe(false);
  answer = fine;
  await send(call);
  expect(isOnline()).toBe(true);
});

it('is not told wrong by a call that hung and fails when others are answered again', async () => {
  const hung = Promise.withResolvers<Answer>();
  const waiting = watchNetwork(() => hung.promise)(call);
  await watchNetwork(async () => fine)(call);
  hung.resolve(broken);
  await waiting;
  expect(isOnline()).toBe(true);
});

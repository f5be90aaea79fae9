import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { login } from '@tuyuan/contract/account/account.ts';
import { registerDevice, scanTicket } from '@tuyuan/contract/conference/check-in.ts';
import { getScans } from '@tuyuan/contract/conference/check-in-management.ts';
import { answerInteraction, askQuestion } from '@tuyuan/contract/conference/interaction.ts';
import {
  createInteraction,
  createInteractionRoom,
  getInteractionAnswers,
  moveInteraction,
} from '@tuyuan/contract/conference/interaction-management.ts';
import { publishConference } from '@tuyuan/contract/conference/publishing.ts';
import { createSignPoint } from '@tuyuan/contract/conference/sign-point-management.ts';
import { logInWithTicket } from '@tuyuan/contract/conference/ticket-auth.ts';
import { openHub } from '@tuyuan/realtime/client/open-hub.ts';
import { callEndpoint } from '../fixtures/call-endpoint.ts';
import { type OwnServer, ownServer } from '../fixtures/own-server.ts';
import { plantConference, sendTickets, wireHour } from '../fixtures/plant-conference.ts';

const people = 24;
let server: OwnServer;
test.beforeAll(async () => {
  server = await ownServer();
});
test.afterAll(() => server.end());

test('a kill -9 amid scans, votes and questions loses nothing that was acknowledged, and phones hear what they missed', async () => {
  test.setTimeout(180_000);
  const { child, base, printed } = await server.start();
  const port = Number(new URL(base).port);
  const password = /admin\s+(\S+)/.exec(printed)?.[1] ?? '';
  const token = await callEndpoint(base, login, { userName: 'admin', password });
  const office = { token };
  const { id: conferenceId, revision } = await plantConference(base, office, '江州影像大会');
  await callEndpoint(base, publishConference, { id: conferenceId, revision }, office);
  const guests = Array.from({ length: people }, (_, index) => ({ name: `参会者${index + 1}`, type: '参会票' }));
  const [doorTicket = '', ...tickets] = await sendTickets(base, office, conferenceId, [
    { name: '检票员', type: '检票员' },
    ...guests,
  ]);
  const logInPhone = async (ticket: string) => (await callEndpoint(base, logInWithTicket, { ticket })).sessionToken;
  const checker = await logInPhone(doorTicket);
  const point = await callEndpoint(
    base,
    createSignPoint,
    { conferenceId, kind: 'door', name: '大门', opensAt: wireHour(-1), closesAt: wireHour(9) },
    office,
  );
  const room = await callEndpoint(
    base,
    createInteractionRoom,
    { conferenceId, name: '主会场', questionsReviewed: false },
    office,
  );
  const options = [{ text: '山' }, { text: '水' }];
  const poll = await callEndpoint(
    base,
    createInteraction,
    { roomId: room.id, spec: { kind: 'poll', title: '最喜欢哪一组？', options } },
    office,
  );
  await callEndpoint(base, moveInteraction, { id: poll.id, to: 'open' }, office);
  const { deviceId } = await callEndpoint(base, registerDevice, { key: randomUUID() }, { session: checker });
  const phones = await Promise.all(tickets.map(logInPhone));

  const heard: { seq: number; text: string }[] = [];
  const hub = openHub({
    hub: 'conferenceLive',
    server: base,
    credentials: () => ({ as: 'ticket', token: phones[0] ?? '' }),
  });
  hub.listen(`conference:${conferenceId}`, {
    on: { questionChanged: ({ text }, { seq }) => heard.push({ seq, text }) },
  });
  await expect.poll(() => hub.state).toBe('live');

  const calls = tickets.flatMap((ticket, index) => {
    const [session, key, nonce] = [phones[index] ?? '', randomUUID(), randomUUID()];
    return [
      () => callEndpoint(base, scanTicket, { deviceId, nonce, pointId: point.id, text: ticket }, { session: checker }),
      () => callEndpoint(base, answerInteraction, { id: poll.id, choices: [1 + (index % 2)] }, { session }),
      () => callEndpoint(base, askQuestion, { roomId: room.id, text: `第 ${index + 1} 问` }, { session, key }),
    ];
  });
  const acknowledged = new Map<number, object>();
  const gone = once(child, 'exit');
  let next = 0;
  async function callOn(): Promise<void> {
    for (let turn = next++; turn < calls.length; turn = next++) {
      const answer = await calls[turn]?.().catch(() => undefined);
      if (answer !== undefined) acknowledged.set(turn, answer);
      if (acknowledged.size === calls.length / 2) child.kill('SIGKILL');
    }
  }
  await Promise.all(Array.from({ length: 6 }, callOn));
  await gone;
  expect(acknowledged.size).toBeLessThan(calls.length);

  await server.start(port);
  const again = await Promise.all(calls.map((call) => call()));
  for (const [turn, answer] of acknowledged) expect(again[turn]).toMatchObject(factsOf(answer));

  const scans = await callEndpoint(base, getScans, { conferenceId, maxResultCount: 100 }, office);
  expect(scans.items.map(({ reason }) => reason)).toEqual(Array(people).fill('ok'));
  const answers = await callEndpoint(base, getInteractionAnswers, { id: poll.id, maxResultCount: 100 }, office);
  expect(answers.totalCount).toBe(people);
  await expect.poll(() => heard.length).toBe(people);
  expect(new Set(heard.map(({ text }) => text)).size).toBe(people);
  expect(heard.map(({ seq }) => seq)).toEqual(heard.map(({ seq }) => seq).toSorted((a, b) => a - b));
  hub.close();
});

/** Returns what a repeated call must have in common with the first answer: everything for scans, otherwise the immutable fields. */
function factsOf(answer: object): Record<string, unknown> {
  if ('scanId' in answer) return { ...answer };
  if ('mine' in answer) return { mine: answer.mine };
  return 'text' in answer && 'id' in answer ? { id: answer.id, text: answer.text } : {};
}

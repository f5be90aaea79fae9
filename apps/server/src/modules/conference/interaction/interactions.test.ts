import * as interaction from '@tuyuan/contract/conference/interaction.ts';
import * as desk from '@tuyuan/contract/conference/interaction-management.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { attendeeNamed, type Hall, type Phone, plantHall, toldLive } from '../../../testing/plant-hall.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { drawWinners } from './draw-winners.ts';
import { lockOverdueInteractions } from './lock-overdue-interactions.ts';

let server: TestServer;
let office: { authorization: string };
let hall: Hall;
let lin: Phone;
let xu: Phone;
beforeAll(async () => {
  server = await startTestServer({ CONFERENCE_ROUND_SECONDS: '100000' });
  office = await server.logInAs('office', ['admin']);
});
afterAll(() => server.stop());
beforeEach(async () => {
  hall = await plantHall(server, office, { names: ['林砚秋', '许南乔', '陈望舒'] });
  const [first, second] = hall.phones;
  if (!first || !second) throw new Error('nobody came');
  [lin, xu] = [first, second];
});

const options = [{ text: '落日与孤舟' }, { text: '茶园清晨' }, { text: '夕照古城' }];
const poll = { kind: 'poll', title: '选一张做大会明信片', options };
const prepare = async (spec: Record<string, unknown> = poll) =>
  (await resultOf(server.app, desk.createInteraction, { roomId: hall.roomId, spec }, office)).id;
const move = (id: number, to: string) => callEndpoint(server.app, desk.moveInteraction, { id, to }, office);
async function opened(spec: Record<string, unknown> = poll): Promise<number> {
  const id = await prepare(spec);
  expect((await move(id, 'open')).code).toBe(null);
  return id;
}
const answer = (phone: Phone, id: number, given: Record<string, unknown>) =>
  callEndpoint(server.app, interaction.answerInteraction, { id, ...given }, phone);
const seen = (phone: Phone, id: number) => resultOf(server.app, interaction.getInteraction, { id }, phone);
const stageOf = (phone: Phone) => resultOf(server.app, interaction.getHall, {}, phone);

describe('an interaction', () => {
  it('goes from ready over open and locked to revealed, and by no other way', async () => {
    const id = await prepare();
    expect((await move(id, 'locked')).code).toBe('Interaction.StateMismatch');
    expect((await move(id, 'revealed')).code).toBe('Interaction.StateMismatch');
    expect((await move(id, 'open')).result?.state).toBe('open');
    expect((await move(id, 'open')).code).toBe('Interaction.AnotherOpen');
    expect((await move(id, 'revealed')).code).toBe('Interaction.StateMismatch');
    expect((await move(id, 'locked')).result?.state).toBe('locked');
    expect((await move(id, 'open')).code).toBe('Interaction.StateMismatch');
    expect((await move(id, 'revealed')).result?.state).toBe('revealed');
    const states = (await toldLive(server, hall.conferenceId, 'interactionState')).flatMap(
      (told) =>
        z.object({ interaction: z.object({ state: z.string() }) }).safeParse(told).data?.interaction.state ?? [],
    );
    expect(states).toEqual(['open', 'locked', 'revealed']);
  });

  it('is open alone in its hall, also when two hosts open two at once', async () => {
    const [one, two] = [await prepare(), await prepare()];
    const codes = (await Promise.all([move(one, 'open'), move(two, 'open')])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['Interaction.AnotherOpen', null]);
    const { rooms } = await stageOf(lin);
    expect(rooms.map(({ name, isLive }) => [name, isLive])).toEqual([['听涛厅', true]]);
  });

  it('is on the stage until the next one is opened or it is put away; what was revealed before can be looked at', async () => {
    const first = await opened();
    expect((await stageOf(lin)).stage?.id).toBe(first);
    await move(first, 'locked');
    await move(first, 'revealed');
    expect((await stageOf(lin)).stage?.state).toBe('revealed');
    const second = await opened();
    expect(await stageOf(lin)).toMatchObject({ stage: { id: second }, previous: { id: first } });
    expect((await callEndpoint(server.app, desk.stageInteraction, { id: first, isOnStage: true }, office)).code).toBe(
      'Interaction.AnotherOpen',
    );
    await move(second, 'locked');
    await resultOf(server.app, desk.stageInteraction, { id: second, isOnStage: false }, office);
    expect((await stageOf(lin)).stage).toBe(null);
  });

  it('can be changed and deleted until it is opened', async () => {
    const id = await prepare();
    const changed = await resultOf(
      server.app,
      desk.updateInteraction,
      { id, spec: { ...poll, title: '改了' } },
      office,
    );
    expect(changed.title).toBe('改了');
    const otherKind = { kind: 'wordCloud', title: '一个词' };
    expect((await callEndpoint(server.app, desk.updateInteraction, { id, spec: otherKind }, office)).code).toBe(
      'Interaction.StateMismatch',
    );
    await move(id, 'open');
    expect((await callEndpoint(server.app, desk.updateInteraction, { id, spec: poll }, office)).code).toBe(
      'Interaction.StateMismatch',
    );
    expect((await callEndpoint(server.app, desk.deleteInteraction, { id }, office)).code).toBe(
      'Interaction.StateMismatch',
    );
    expect((await callEndpoint(server.app, desk.deleteInteraction, { id: await prepare() }, office)).status).toBe(200);
  });

  it('is nobody’s of another conference, and nobody’s before it is opened', async () => {
    const id = await prepare();
    expect((await answer(lin, id, { choices: [1] })).code).toBe('Interaction.NotFound');
    await move(id, 'open');
    const other = await plantHall(server, office, { names: ['外人'] });
    const [stranger] = other.phones;
    if (!stranger) throw new Error('nobody came');
    expect((await answer(stranger, id, { choices: [1] })).code).toBe('Interaction.NotFound');
    expect((await callEndpoint(server.app, interaction.getHall, { roomId: hall.roomId }, stranger)).code).toBe(
      'InteractionRoom.NotFound',
    );
  });
});

describe('an answer', () => {
  it('is one a person, however many phones send it at once', async () => {
    const id = await opened({ ...poll, canChange: false });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => answer(lin, id, { choices: [(index % 2) + 1] })),
    );
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([null, 'Interaction.AlreadyAnswered']));
    const { totals, mine } = await seen(lin, id);
    expect(totals.answered).toBe(1);
    expect(totals.options).toEqual([{ no: mine?.choices[0], count: 1 }]);
  });

  it('may come again unchanged, and be changed once where the poll says so', async () => {
    const id = await opened();
    expect((await answer(lin, id, { choices: [1] })).result?.mine).toEqual({ choices: [1], words: [], changesLeft: 1 });
    expect((await answer(lin, id, { choices: [1] })).result?.mine?.changesLeft).toBe(1);
    expect((await answer(lin, id, { choices: [2] })).result?.mine).toEqual({ choices: [2], words: [], changesLeft: 0 });
    expect((await answer(lin, id, { choices: [2] })).code).toBe(null);
    expect((await answer(lin, id, { choices: [3] })).code).toBe('Interaction.AlreadyAnswered');
    await answer(xu, id, { choices: [2] });
    expect((await seen(lin, id)).totals).toMatchObject({ answered: 2, options: [{ no: 2, count: 2 }] });
  });

  it('is the attendee’s, not the ticket’s: a ticket issued anew is no second vote', async () => {
    const id = await opened();
    await answer(lin, id, { choices: [1] });
    const attendeeId = await attendeeNamed(server, hall.conferenceId, '林砚秋');
    await server.db.execute(sql`UPDATE ticket SET revoked_at = now() WHERE attendee_id = ${attendeeId}`);
    expect((await answer(lin, id, { choices: [2] })).code).toBe('Ticket.SessionRequired');
    await server.db.execute(sql`
      WITH t AS (INSERT INTO ticket (conference_id, attendee_id, code_hash, qr_hash, sealed)
        SELECT conference_id, id, sha256('a'), sha256('b'), 'x' FROM attendee WHERE id = ${attendeeId} RETURNING id)
      UPDATE ticket_session SET ticket_id = (SELECT id FROM t) WHERE ticket_id IN (SELECT id FROM ticket WHERE attendee_id = ${attendeeId})`);
    await answer(lin, id, { choices: [2] });
    expect((await seen(xu, id)).totals).toMatchObject({ answered: 1, options: [{ no: 2, count: 1 }] });
  });

  it('must be of the options, and no more of them than may be chosen', async () => {
    const id = await opened({ ...poll, maxChoices: 2 });
    for (const [choices, message] of [
      [[], '请选择一项'],
      [[4], '没有这个选项'],
      [[1, 2, 3], '最多选 2 项'],
    ] as const)
      expect((await answer(lin, id, { choices })).validationErrors).toEqual([{ message, members: ['choices'] }]);
    expect((await answer(lin, id, { choices: [3, 1, 1] })).result?.mine?.choices).toEqual([1, 3]);
  });

  it('has no seconds left to tell where the host locks it', async () => {
    expect((await seen(lin, await opened({ ...poll, seconds: null }))).secondsLeft).toBe(null);
  });

  it('is refused once locked, by the host or by the clock, before anybody has entered that', async () => {
    const id = await opened({ ...poll, seconds: 30 });
    expect((await seen(lin, id)).secondsLeft).toBeGreaterThan(20);
    await answer(xu, id, { choices: [1] });
    await server.db.execute(sql`UPDATE interaction SET closes_at = now() - interval '1 second' WHERE id = ${id}`);
    expect((await answer(lin, id, { choices: [1] })).code).toBe('Interaction.NotOpen');
    expect((await answer(xu, id, { choices: [2] })).code).toBe('Interaction.NotOpen');
    // An answer accepted in time is acknowledged again.
    expect((await answer(xu, id, { choices: [1] })).code).toBe(null);
    expect((await seen(lin, id)).state).toBe('locked');
    await lockOverdueInteractions(server.db, 'Asia/Shanghai');
    await lockOverdueInteractions(server.db, 'Asia/Shanghai');
    expect(await toldLive(server, hall.conferenceId, 'interactionState')).toHaveLength(3);
    expect((await move(id, 'revealed')).result?.state).toBe('revealed');
  });

  it('frees the hall when its time is up: the next one may be opened', async () => {
    const id = await opened({ ...poll, seconds: 30 });
    await server.db.execute(sql`UPDATE interaction SET closes_at = now() - interval '1 second' WHERE id = ${id}`);
    const next = await opened();
    expect(await stageOf(lin)).toMatchObject({ stage: { id: next, state: 'open' } });
  });

  it('is told to the hall by totals only, never one by one', async () => {
    const id = await opened({ ...poll, options: [...options, { text: '暮色层峦' }] });
    for (const phone of hall.phones) await answer(phone, id, { choices: [4] });
    await expect
      .poll(async () => (await toldLive(server, hall.conferenceId, 'tally')).at(-1), { timeout: 3000 })
      .toEqual({
        of: 'interaction',
        id,
        roomId: hall.roomId,
        totals: { answered: 3, options: [{ no: 4, count: 3 }], words: null },
      });
    const told = JSON.stringify(await toldLive(server, hall.conferenceId, 'tally'));
    expect(told).not.toContain('林砚秋');
  });

  it('shows its totals, and a quiz its solution, to nobody in the hall before they are revealed; the office knows who said what', async () => {
    const id = await opened({
      kind: 'quiz',
      title: '蓝晒法发明于？',
      options: [{ text: '1839' }, { text: '1842' }],
      correct: [2],
    });
    await answer(lin, id, { choices: [2] });
    await answer(xu, id, { choices: [1] });
    expect(await seen(lin, id)).toMatchObject({ correct: null, totals: { answered: 2, options: null } });
    await move(id, 'locked');
    expect(JSON.stringify(await toldLive(server, hall.conferenceId, 'interactionState'))).not.toContain('"correct": [');
    expect(
      (await resultOf(server.app, desk.getInteractions, { roomId: hall.roomId }, office)).items[0]?.counts,
    ).toHaveLength(2);
    await move(id, 'revealed');
    expect(await seen(lin, id)).toMatchObject({
      correct: [2],
      totals: {
        options: [
          { no: 1, count: 1 },
          { no: 2, count: 1 },
        ],
      },
    });
    const { items } = await resultOf(server.app, desk.getInteractionAnswers, { id }, office);
    expect(items.map(({ name, choices }) => [name, choices])).toEqual([
      ['许南乔', [1]],
      ['林砚秋', [2]],
    ]);
  });

  it('of words makes a cloud, without those that must not stand there', async () => {
    await server.db.execute(
      sql`INSERT INTO sensitive_word (word, level) VALUES ('笨蛋', 'mask') ON CONFLICT DO NOTHING`,
    );
    const id = await opened({ kind: 'wordCloud', title: '一个词说江南', maxWords: 2 });
    expect((await answer(lin, id, { words: ['笨 蛋'] })).code).toBe('Interaction.TextRefused');
    expect((await answer(lin, id, { words: ['水', '桥', '雨'] })).validationErrors[0]?.message).toBe('最多 2 个词');
    await answer(lin, id, { words: ['水', '桥', '水'] });
    await answer(xu, id, { words: ['水'] });
    expect((await seen(lin, id)).totals.words).toEqual([
      { text: '水', count: 2 },
      { text: '桥', count: 1 },
    ]);
  });
});

describe('a lottery', () => {
  const lottery = { kind: 'lottery', title: '第一轮', prize: '蓝晒明信片', winnerCount: 1 };
  const proof = (id: number) => resultOf(server.app, desk.getLotteryProof, { id });

  it('is drawn among who entered, by a seed fixed before and told after, so that anybody can draw it again', async () => {
    const id = await opened({ ...lottery, winnerCount: 2 });
    const before = await proof(id);
    expect([before.seed, before.entries, before.winners]).toEqual([null, null, null]);
    const isActived = (value: boolean) =>
      server.db.execute(sql`UPDATE conference SET is_actived = ${value} WHERE id = ${hall.conferenceId}`);
    await isActived(false);
    expect((await callEndpoint(server.app, desk.getLotteryProof, { id })).code).toBe('Interaction.NotFound');
    await isActived(true);
    for (const phone of hall.phones) expect((await answer(phone, id, {})).code).toBe(null);
    await move(id, 'locked');
    const drawn = await move(id, 'revealed');
    const after = await proof(id);
    expect(after.commitment).toBe(before.commitment);
    const seed = Buffer.from(after.seed ?? '', 'hex');
    const digest = await crypto.subtle.digest('SHA-256', seed);
    expect(Buffer.from(digest).toString('hex')).toBe(after.commitment);
    expect(after.entries).toHaveLength(3);
    expect(after.winners).toEqual(drawWinners(seed, after.entries ?? [], 2));
    expect(drawn.result?.winners?.map(({ entry }) => entry)).toEqual(after.winners);
    const inHall = await seen(lin, id);
    expect(inHall.winners?.every(({ name }) => /^.\*.$/u.test(name))).toBe(true);
    expect(after.entries).toContain(inHall.myEntry);
  });

  it('is drawn once, however many press the button at once', async () => {
    const id = await opened(lottery);
    for (const phone of hall.phones) await answer(phone, id, {});
    await move(id, 'locked');
    const codes = (await Promise.all(Array.from({ length: 5 }, () => move(id, 'revealed')))).map(({ code }) => code);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect((await proof(id)).winners).toHaveLength(1);
  });

  it('lets nobody win twice at a conference, also in two halls at once', async () => {
    const elsewhere = await resultOf(
      server.app,
      desk.createInteractionRoom,
      { conferenceId: hall.conferenceId, name: '竹里厅' },
      office,
    );
    const other = await resultOf(
      server.app,
      desk.createInteraction,
      { roomId: elsewhere.id, spec: { ...lottery, winnerCount: 3 } },
      office,
    );
    const here = await opened({ ...lottery, winnerCount: 3 });
    await move(other.id, 'open');
    for (const phone of hall.phones.slice(0, 2)) {
      await answer(phone, here, {});
      await answer(phone, other.id, {});
    }
    await Promise.all([move(here, 'locked'), move(other.id, 'locked')]);
    const codes = (await Promise.all([move(here, 'revealed'), move(other.id, 'revealed')])).map(({ code }) => code);
    // Both won in the hall that was slightly faster, so none are left for the other.
    expect(codes.toSorted()).toEqual(['Lottery.NobodyEntered', null]);
    const { rows } = await server.db.execute(
      sql`SELECT attendee_id FROM lottery_winner WHERE conference_id = ${hall.conferenceId}`,
    );
    expect(rows).toHaveLength(2);
  });

  it('says that nobody entered instead of drawing', async () => {
    const id = await opened(lottery);
    await move(id, 'locked');
    expect((await move(id, 'revealed')).code).toBe('Lottery.NobodyEntered');
    expect((await seen(lin, id)).state).toBe('locked');
  });
});

import * as interaction from '@tuyuan/contract/conference/interaction.ts';
import * as desk from '@tuyuan/contract/conference/interaction-management.ts';
import * as moderation from '@tuyuan/contract/conference/interaction-moderation.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { attendeeNamed, type Hall, type Phone, plantHall, toldLive } from '../../../testing/plant-hall.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { placeOf } from './danmaku.presenter.ts';

let server: TestServer;
let office: { authorization: string };
beforeAll(async () => {
  server = await startTestServer({ CONFERENCE_ROUND_SECONDS: '100000' });
  office = await server.logInAs('office', ['admin']);
  await server.db.execute(sql`
    INSERT INTO sensitive_word (word, level) VALUES ('代开发票', 'block'), ('加微信', 'review'), ('笨蛋', 'mask')`);
});
afterAll(() => server.stop());

let hall: Hall;
let lin: Phone;
let xu: Phone;
async function gather(switches: Record<string, unknown> = {}): Promise<void> {
  hall = await plantHall(server, office, { names: ['林砚秋', '许南乔'], ...switches });
  const [first, second] = hall.phones;
  if (!first || !second) throw new Error('nobody came');
  [lin, xu] = [first, second];
}
beforeEach(() => gather());

const send = (phone: Phone, text: string, headers: Record<string, string> = {}) =>
  callEndpoint(server.app, interaction.sendDanmaku, { roomId: hall.roomId, text }, { ...phone, ...headers });
const linesFor = async (phone: Phone) =>
  (await resultOf(server.app, interaction.getDanmaku, { roomId: hall.roomId }, phone)).items;
const decideLine = (id: number | undefined, isShown: boolean) =>
  resultOf(server.app, moderation.decideDanmaku, { ids: [id], isShown }, office);
const ask = (phone: Phone, text: string) =>
  callEndpoint(server.app, interaction.askQuestion, { roomId: hall.roomId, text }, phone);
const questionsFor = async (phone: Phone) =>
  (await resultOf(server.app, interaction.getQuestions, { roomId: hall.roomId }, phone)).items;
const decide = (id: number | undefined, to: string, speaker = '') =>
  callEndpoint(server.app, moderation.decideQuestion, { id, to, speaker }, office);
const want = (phone: Phone, id: number) => callEndpoint(server.app, interaction.voteQuestion, { id }, phone);
const mute = async (name: string, minutes: number | null) =>
  resultOf(
    server.app,
    moderation.muteAttendee,
    { attendeeId: await attendeeNamed(server, hall.conferenceId, name), minutes },
    office,
  );
const texts = async (name: string) =>
  z
    .array(z.object({ text: z.string() }))
    .parse(await toldLive(server, hall.conferenceId, name))
    .map(({ text }) => text);

describe('a line', () => {
  it('is seen by its writer alone until somebody has looked at it, and by nobody by name', async () => {
    const { result } = await send(lin, '第二排左边那位老师的问题太好了');
    expect(result).toMatchObject({ isPending: true, place: '听涛厅 C 区' });
    expect(await linesFor(lin)).toMatchObject([{ isMine: true, isPending: true }]);
    expect(await linesFor(xu)).toEqual([]);
    expect(await texts('danmaku')).toEqual([]);
    await decideLine(result?.id, true);
    const [line] = await linesFor(xu);
    expect(line).toMatchObject({ text: '第二排左边那位老师的问题太好了', isMine: false });
    expect(JSON.stringify(line)).not.toContain('林砚秋');
    const managed = await resultOf(server.app, moderation.getManagedDanmaku, { roomId: hall.roomId }, office);
    expect(managed.items[0]?.writer.name).toBe('林砚秋');
    expect(await texts('danmaku')).toEqual(['第二排左边那位老师的问题太好了']);
  });

  it('goes straight on the screen where the hall trusts its people, except for words that have to be looked at', async () => {
    await gather({ danmakuReviewed: false });
    expect((await send(lin, '掌声')).result?.isPending).toBe(false);
    expect((await send(lin, '加 微 信')).result?.isPending).toBe(true);
    expect((await send(lin, '你这个笨蛋')).result?.text).toBe('你这个**');
    expect((await send(lin, '代 开 发 票')).validationErrors).toEqual([
      { message: '内容含有不能使用的词，请修改后再发。', members: ['text'] },
    ]);
    expect(await texts('danmaku')).toEqual(['掌声', '你这个**']);
  });

  it('leaves the screens without its words when it is hidden, and is told once', async () => {
    await gather({ danmakuReviewed: false });
    const { result } = await send(lin, '说错了');
    expect((await decideLine(result?.id, false)).changed).toBe(1);
    expect((await decideLine(result?.id, false)).changed).toBe(0);
    expect(await linesFor(xu)).toEqual([]);
    // A reader who catches up sees no more of it than the current state does.
    expect(await texts('danmaku')).toEqual(['', '']);
  });

  it('waits for its turn in slow mode, also when two come at once', async () => {
    await gather({ slowSeconds: 10 });
    const codes = (await Promise.all([send(lin, '一'), send(lin, '二'), send(lin, '三')])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['Interaction.TooSoon', 'Interaction.TooSoon', null]);
    expect((await send(xu, '我的第一条')).code).toBe(null);
  });

  it('is written once, however often a phone that heard no answer sends it', async () => {
    await gather({ slowSeconds: 10 });
    const key = { 'idempotency-key': 'k1' };
    const answers = await Promise.all([
      send(lin, '想看原件', key),
      send(lin, '想看原件', key),
      send(lin, '想看原件', key),
    ]);
    expect(new Set(answers.map(({ result }) => result?.id)).size).toBe(1);
    expect((await send(lin, '别的', key)).code).toBe('Request.KeyReused');
    // Another ticket's key of the same name is another key.
    expect((await send(xu, '想看原件', key)).result?.id).not.toBe(answers[0]?.result?.id);
  });

  it('is not taken while the host has closed the screen, nor from who is muted; his vote is', async () => {
    await resultOf(
      server.app,
      desk.updateInteractionRoom,
      { id: hall.roomId, name: '听涛厅', danmakuOn: false },
      office,
    );
    expect((await send(lin, '有人吗')).code).toBe('Interaction.Closed');
    await gather();
    const waiting = await send(lin, '垃圾');
    expect(await mute('林砚秋', 10)).toEqual({ isMuted: true });
    expect((await send(lin, '再来')).code).toBe('Interaction.Muted');
    expect((await ask(lin, '再来？')).code).toBe('Interaction.Muted');
    // The muted attendee's pending lines are hidden.
    expect(await linesFor(lin)).toEqual([]);
    expect(waiting.result?.isPending).toBe(true);
    const { result } = await ask(xu, '谁来回答？');
    await decide(result?.id, 'shown');
    expect((await want(lin, result?.id ?? 0)).result?.votes).toBe(1);
    await mute('林砚秋', 0);
    expect((await send(lin, '我改')).code).toBe(null);
  });

  it('is told to the staff as waiting, and as looked at', async () => {
    const waiting = async () => {
      const { rows } = await server.db.execute(sql`
        SELECT payload FROM hub_event WHERE channel = ${`conferenceStaff/conference:${hall.conferenceId}`} AND name = 'waiting' ORDER BY seq DESC LIMIT 1`);
      return rows[0]?.payload;
    };
    const { result } = await send(lin, '第二排左边那位老师的问题太好了');
    await ask(xu, '谁来回答？');
    const both = { of: 'room', id: hall.roomId, danmaku: 1, questions: 1 };
    await expect.poll(waiting, { timeout: 5000 }).toEqual(both);
    await decideLine(result?.id, true);
    await expect.poll(waiting, { timeout: 5000 }).toEqual({ ...both, danmaku: 0 });
    await mute('许南乔', 10);
    await expect.poll(waiting, { timeout: 5000 }).toEqual({ ...both, danmaku: 0, questions: 0 });
  });

  it('tells where its writer sits as far as the hall may know', () => {
    const places = [
      { hall: '听涛厅', seat: 'C-12-08' },
      { hall: '听涛厅', seat: 'b07' },
      { hall: '竹里厅', seat: '12 排 8 座' },
      { hall: '', seat: '' },
    ].map(placeOf);
    expect(places).toEqual(['听涛厅 C 区', '听涛厅 B 区', '竹里厅', '线上']);
  });
});

describe('a question', () => {
  async function shown(phone: Phone, text: string): Promise<number> {
    const id = (await ask(phone, text)).result?.id ?? 0;
    expect((await decide(id, 'shown')).code).toBe(null);
    return id;
  }

  it('is seen by who asked until somebody has looked at it', async () => {
    await ask(lin, '蓝晒作品能参加本次评选吗？');
    expect(await questionsFor(lin)).toMatchObject([{ state: 'pending', isMine: true }]);
    expect(await questionsFor(xu)).toEqual([]);
    expect(await texts('questionChanged')).toEqual([]);
  });

  it('is wanted once a person, however often he presses at once', async () => {
    const id = await shown(lin, '扫描时该还原还是保留？');
    const answers = await Promise.all(Array.from({ length: 10 }, () => want(xu, id)));
    expect(answers.every(({ result }) => result?.votes === 1)).toBe(true);
    expect((await want(lin, id)).result?.votes).toBe(2);
    expect(await questionsFor(xu)).toMatchObject([{ votes: 2, isVoted: true }]);
  });

  it('ranks by who wants it, the one being answered first and the answered ones last', async () => {
    const [one, two, three] = [await shown(lin, '一？'), await shown(lin, '二？'), await shown(lin, '三？')];
    await want(xu, two);
    await decide(three, 'answering', '陈望舒');
    await want(lin, one);
    await want(xu, one);
    expect((await questionsFor(xu)).map(({ id }) => id)).toEqual([three, one, two]);
    await decide(three, 'answered');
    expect((await questionsFor(xu)).map(({ id, speaker }) => [id, speaker])).toEqual([
      [one, ''],
      [two, ''],
      [three, '陈望舒'],
    ]);
    expect((await want(lin, three)).code).toBe('Question.StateMismatch');
  });

  it('is answered alone in its hall, also when two are begun at once', async () => {
    const [one, two] = [await shown(lin, '一？'), await shown(xu, '二？')];
    const codes = (await Promise.all([decide(one, 'answering'), decide(two, 'answering')])).map(({ code }) => code);
    expect(codes).toEqual([null, null]);
    expect((await questionsFor(lin)).map(({ state }) => state).toSorted()).toEqual(['answered', 'answering']);
  });

  it('is hidden from the hall with its words, and can’t be wanted any more', async () => {
    const id = await shown(lin, '不合适的问题');
    await decide(id, 'hidden');
    expect(await questionsFor(lin)).toEqual([]);
    expect((await want(xu, id)).code).toBe('Question.NotFound');
    expect(await texts('questionChanged')).toEqual(['', '']);
    expect((await decide(id, 'answering')).code).toBe('Question.StateMismatch');
  });

  it('is one of five in ten minutes', async () => {
    const codes: (string | null)[] = [];
    for (let i = 0; i < 6; i += 1) codes.push((await ask(lin, `第 ${i} 个？`)).code);
    expect(codes).toEqual([null, null, null, null, null, 'Interaction.TooSoon']);
  });
});

describe('applause', () => {
  it('is counted by kind, told in totals, and not taken from a machine', async () => {
    const tap = (phone: Phone, kind: string, count: number) =>
      callEndpoint(server.app, interaction.sendReaction, { roomId: hall.roomId, kind, count }, phone);
    await Promise.all([tap(lin, 'like', 3), tap(xu, 'like', 2), tap(xu, 'clap', 10)]);
    await expect
      .poll(async () => (await toldLive(server, hall.conferenceId, 'tally')).at(-1), { timeout: 3000 })
      .toMatchObject({ of: 'reactions', counts: { like: 5, love: 0, wow: 0, clap: 10 } });
    const codes: (string | null)[] = [];
    for (let i = 0; i < 10; i += 1) codes.push((await tap(lin, 'wow', 10)).code);
    expect(codes).toContain('Request.TooMany');
  });
});

describe('a hall', () => {
  it('has a name of its own, and goes only while nothing has happened there', async () => {
    const { conferenceId } = hall;
    const again = await callEndpoint(server.app, desk.createInteractionRoom, { conferenceId, name: '听涛厅' }, office);
    expect([again.code, again.validationErrors[0]?.members]).toEqual(['InteractionRoom.NameTaken', ['name']]);
    const { id } = await resultOf(server.app, desk.createInteractionRoom, { conferenceId, name: '云起厅' }, office);
    expect((await callEndpoint(server.app, desk.deleteInteractionRoom, { id }, office)).status).toBe(200);
    await send(lin, '在');
    expect((await callEndpoint(server.app, desk.deleteInteractionRoom, { id: hall.roomId }, office)).code).toBe(
      'InteractionRoom.InUse',
    );
  });

  it('has a screen that shows what the hall may see', async () => {
    await gather({ danmakuReviewed: false, questionsReviewed: false });
    await send(lin, '想看蓝晒原件！');
    await ask(xu, '授权范围怎么写才稳妥？');
    const screen = await resultOf(server.app, desk.getScreen, { roomId: hall.roomId }, office);
    expect(screen).toMatchObject({
      room: { name: '听涛厅' },
      stage: null,
      danmaku: [{ text: '想看蓝晒原件！' }],
      questions: [{ text: '授权范围怎么写才稳妥？' }],
    });
    expect(JSON.stringify(screen)).not.toMatch(/林砚秋|许南乔/);
  });
});

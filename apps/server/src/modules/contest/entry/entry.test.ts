import { getActivity } from '@tuyuan/contract/contest/activity-data.ts';
import { registerEntrant } from '@tuyuan/contract/contest/entrant.ts';
import * as own from '@tuyuan/contract/contest/entry.ts';
import { deleteOwnImages } from '@tuyuan/contract/library/own-image.ts';
import { deleteImages } from '@tuyuan/contract/library/trash.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { passDays, plantActivity } from '../../../testing/plant-activity.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

type Person = { authorization: string };
let server: TestServer;
let build: LibraryBuilder;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  build = libraryBuilder(server.db);
  admin = await server.logInAs('admin', ['admin']);
});
afterAll(() => server.stop());

/** A photographer who takes part, with so many pictures. */
async function entrant(activityId: number, name: string, count = 1) {
  const person = await server.logInAs(name, ['photographer']);
  const authorId = await build.photographer(name);
  await join(activityId, person, name);
  const images = [];
  for (let made = 0; made < count; made += 1) images.push(await build.image({ authorId, reviewState: 'draft' }));
  return { person, authorId, imageIds: images.map(({ id }) => id) };
}
const join = (activityId: number, person: Person, name: string) =>
  resultOf(server.app, registerEntrant, { activityId, kind: 'person', name, rightsVersion: 1 }, person);
const create = (activityId: number, person: Person, imageIds: readonly number[], kind = 'single') =>
  callEndpoint(server.app, own.createEntry, { activityId, kind, imageIds: [...imageIds] }, person);
const created = async (...args: Parameters<typeof create>) => own.OwnEntry.parse((await create(...args)).result);
const update = (entry: own.OwnEntry, person: Person, more: object = {}) => {
  const { id, revision, kind, pictures, title, story, category, aiUse, explanation } = entry;
  const imageIds = pictures.map((picture) => picture.id);
  const facts = { id, revision, kind, imageIds, title, story, category, aiUse, explanation, ...more };
  return callEndpoint(server.app, own.updateEntry, facts, person);
};
const complete = async (entry: own.OwnEntry, person: Person, more: object = {}) =>
  own.OwnEntry.parse((await update(entry, person, { title: '梯田的早晨', aiUse: 'none', ...more })).result);
const submit = (activityId: number, person: Person, ids: readonly number[], rightsVersion = 1) =>
  callEndpoint(server.app, own.submitEntries, { activityId, ids: [...ids], rightsVersion }, person);
const withdraw = (person: Person, ids: readonly number[]) =>
  resultOf(server.app, own.withdrawEntries, { ids: [...ids] }, person);
const mine = async (person: Person, activityId?: number) =>
  (await resultOf(server.app, own.getOwnEntries, activityId === undefined ? {} : { activityId }, person)).items;
const setState = (id: number, state: string) =>
  server.db.execute(sql`UPDATE entry SET state = ${state}, revision = revision + 1 WHERE id = ${id}`);
const checkOf = (entry: own.OwnEntry, key: string) => entry.checks.find((check) => check.key === key);

it('names what is missing with the limit and the next step, and is sent once nothing is', async () => {
  const id = await plantActivity(server.db, {
    rules: { minLongEdge: 4000, needsExif: true, capturedFrom: '2026-01-01T00:00:00', aiAllowed: 'none' },
  });
  const { person, imageIds } = await entrant(id, 'wang');
  const draft = await created(id, person, imageIds);
  expect(draft).toMatchObject({ number: null, state: 'draft', abilities: { edit: true, submit: false, delete: true } });
  expect(draft.checks.filter(({ result }) => result !== 'passed')).toMatchObject([
    { key: 'longEdge', value: '长边 3000 px', limit: '不少于 4000 px', next: '换原图' },
    { key: 'captured', value: '没有拍摄时间', next: '换带拍摄时间的原图' },
    { key: 'exif', value: '没有 EXIF', next: '换保留了 EXIF 的原图' },
    { key: 'title', next: '写一个题目' },
    { key: 'aiUse', value: '还没选' },
  ]);
  await server.db.execute(sql`UPDATE image SET width = 5000, taken_at = '2026-05-01', camera = '{"make":"Nikon","model":"Z 7"}'
    WHERE id = ${imageIds[0]}`);
  const generated = await complete(draft, person, { aiUse: 'generated' });
  expect(checkOf(generated, 'aiUse')).toMatchObject({ result: 'failed', limit: '至多未使用 AI' });
  expect((await submit(id, person, [draft.id])).result).toMatchObject({
    succeeded: [],
    failed: [{ id: draft.id, code: 'Entry.ChecksFailed' }],
  });
  const ready = await complete(generated, person);
  expect(ready.abilities.submit).toBe(true);
  expect((await submit(id, person, [ready.id])).result).toMatchObject({ succeeded: [ready.id], failed: [] });
  const [sent] = await mine(person, id);
  expect(sent).toMatchObject({ number: 1, state: 'submitted', title: '梯田的早晨', abilities: { withdraw: true } });
  expect(sent && checkOf(sent, 'exif')).toMatchObject({ value: 'Nikon Z 7', result: 'passed' });
});

it('of twenty begun at once as many are made as the rules allow', async () => {
  const id = await plantActivity(server.db, { rules: { worksPerPerson: 3 } });
  const { person, imageIds } = await entrant(id, 'li', 20);
  const codes = (await Promise.all(imageIds.map((imageId) => create(id, person, [imageId])))).map(({ code }) => code);
  expect(codes.filter((code) => code === null)).toHaveLength(3);
  expect(new Set(codes)).toEqual(new Set([null, 'Entry.TooMany']));
  const [first, second] = await mine(person, id);
  if (!first || !second) throw new Error('There are three.');
  await submit(id, person, [(await complete(first, person)).id]);
  expect(await withdraw(person, [first.id])).toMatchObject({ succeeded: [first.id] });
  expect((await create(id, person, imageIds.slice(10, 11))).status).toBe(200);
  // Brought back, a withdrawn work takes a place again.
  const back = (await mine(person, id)).find((entry) => entry.id === first.id);
  expect(back && (await update(back, person))).toMatchObject({ code: 'Entry.TooMany' });
  await resultOf(server.app, own.deleteEntry, { id: second.id }, person);
  expect(back && (await update(back, person))).toMatchObject({ result: { state: 'draft', number: 1 } });
  const deleted = await callEndpoint(server.app, own.deleteEntry, { id: first.id }, person);
  expect(deleted.code).toBe('Entry.Locked');
});

it('lets whoever filled every place go on until all is sent', async () => {
  const id = await plantActivity(server.db, { rules: { worksPerPerson: 1 } });
  const { person, imageIds } = await entrant(id, 'lei');
  const mayContribute = async () =>
    (await resultOf(server.app, getActivity, { id }, person)).allowActions.includes('contribute');
  const draft = await created(id, person, imageIds);
  expect(await mayContribute()).toBe(true);
  await submit(id, person, [(await complete(draft, person)).id]);
  expect(await mayContribute()).toBe(false);
  await setState(draft.id, 'fixAsked');
  expect(await mayContribute()).toBe(true);
  await passDays(server.db, id, 400);
  expect(await mayContribute()).toBe(false);
});

it('gets one number of its own, however many send at once', async () => {
  const id = await plantActivity(server.db, { rules: { worksPerPerson: 10 } });
  const people = [await entrant(id, 'a1', 5), await entrant(id, 'a2', 5), await entrant(id, 'a3', 5)];
  const calls = [];
  for (const { person, imageIds } of people)
    for (const imageId of imageIds) {
      const { id: entryId } = await complete(await created(id, person, [imageId]), person);
      calls.push(
        () => submit(id, person, [entryId]),
        () => submit(id, person, [entryId]),
      );
    }
  const answers = await Promise.all(calls.map((call) => call()));
  expect(answers.flatMap(({ result }) => result?.succeeded ?? [])).toHaveLength(15);
  const numbers = (await Promise.all(people.map(({ person }) => mine(person, id)))).flat().map(({ number }) => number);
  expect(numbers.map(Number).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
});

it('of a series keeps the order, and tells the picture that does not pass', async () => {
  const id = await plantActivity(server.db, {
    rules: { entryKinds: ['single', 'series'], seriesMost: 3, maxMegabytes: 1 },
  });
  const { person, imageIds } = await entrant(id, 'zhao', 4);
  const [first = 0, second = 0, third = 0, fourth = 0] = imageIds;
  const draft = await created(id, person, [third, first], 'series');
  expect(draft.pictures.map((picture) => picture.id)).toEqual([third, first]);
  await server.db.execute(sql`UPDATE image SET bytes = 3000000 WHERE id = ${first}`);
  const four = own.OwnEntry.parse((await update(draft, person, { imageIds: [third, first, second, fourth] })).result);
  expect(checkOf(four, 'count')).toMatchObject({ result: 'failed', limit: '2–3 张', next: '去掉 1 张' });
  expect(four.checks.filter(({ key }) => key === 'bytes')).toMatchObject([{ place: 2, value: '2.9 MB' }]);
  const stale = await update(draft, person);
  expect(stale.code).toBe('Entry.ChangedMeanwhile');
});

it('takes own, processed pictures only, of whoever takes part', async () => {
  const id = await plantActivity(server.db);
  const { authorId, person } = await entrant(id, 'sun');
  const other = await entrant(id, 'sun2');
  const raw = await build.image({ authorId, reviewState: 'draft', processingState: 'queued' });
  expect((await create(id, person, other.imageIds)).code).toBe('Entry.PicturesMissing');
  expect((await create(id, person, [raw.id])).code).toBe('Entry.PicturesMissing');
  const late = await plantActivity(server.db);
  expect((await create(late, person, other.imageIds)).code).toBe('Entrant.Required');
  await join(late, other.person, 'sun2');
  await passDays(server.db, late, 10);
  expect((await create(late, other.person, other.imageIds)).code).toBe('Entry.NotOpen');
});

it('with a picture of another work fails; one that looks alike asks for a word', async () => {
  const id = await plantActivity(server.db);
  const first = await entrant(id, 'zhou', 2);
  const [one = 0, two = 0] = first.imageIds;
  await server.db.execute(sql`UPDATE image SET perceptual_hash = ${'1'.repeat(64)}::bit(64) WHERE id = ${one}`);
  const sent = await complete(await created(id, first.person, [one]), first.person);
  await submit(id, first.person, [sent.id]);
  const again = await created(id, first.person, [one]);
  expect(checkOf(again, 'duplicate')).toMatchObject({
    result: 'failed',
    value: '已用在秋色大赛的作品 0001 「梯田的早晨」',
  });

  const other = await entrant(id, 'wu', 1);
  const alike = `0001${'1'.repeat(60)}`;
  await server.db.execute(sql`UPDATE image SET perceptual_hash = ${alike}::bit(64) WHERE id = ${other.imageIds[0]}`);
  const asked = await complete(await created(id, other.person, other.imageIds), other.person);
  // Another's work that nobody may see yet is named by its number only.
  expect(checkOf(asked, 'lookAlike')).toMatchObject({
    result: 'asks',
    value: '与作品 0001 相似 95%',
    lookAlike: { number: 1, title: '', picture: null },
  });
  expect((await submit(id, other.person, [asked.id])).result?.failed).toMatchObject([{ code: 'Entry.ChecksFailed' }]);
  await setState(sent.id, 'accepted');
  const said = await complete(asked, other.person, { explanation: '今年重拍的' });
  expect(checkOf(said, 'lookAlike')).toMatchObject({
    result: 'passed',
    lookAlike: { title: '梯田的早晨', picture: { id: 2 } },
  });
  expect((await submit(id, other.person, [said.id])).result?.succeeded).toEqual([said.id]);

  // In a later activity an accepted work counts, one that was only sent does not.
  const later = await plantActivity(server.db, { name: '冬景大赛' });
  await join(later, first.person, 'zhou');
  expect(checkOf(await created(later, first.person, [one]), 'duplicate')?.result).toBe('failed');
  expect(checkOf(await created(later, first.person, [two]), 'duplicate')?.result).toBe('passed');
});

it('is mended after it was asked for, with its number, until the lock; then it stays', async () => {
  const id = await plantActivity(server.db);
  const { person, imageIds } = await entrant(id, 'zheng');
  const ready = await complete(await created(id, person, imageIds), person);
  await submit(id, person, [ready.id]);
  const [sent] = await mine(person, id);
  if (!sent) throw new Error('It was sent.');
  expect((await update(sent, person)).code).toBe('Entry.Locked');
  await setState(sent.id, 'fixAsked');
  // Works are no longer taken in, the vote has not begun.
  await passDays(server.db, id, 10);
  const [asked] = await mine(person, id);
  expect(asked).toMatchObject({ abilities: { edit: true, withdraw: true } });
  const mended = asked && (await complete(asked, person, { story: '去掉了电话' }));
  expect((await submit(id, person, [sent.id])).result?.succeeded).toEqual([sent.id]);
  expect(await mine(person, id)).toMatchObject([
    { number: 1, isMended: true, state: 'submitted', story: mended?.story },
  ]);
  await passDays(server.db, id, 3);
  expect(await withdraw(person, [sent.id])).toMatchObject({ failed: [{ code: 'Entry.Locked' }] });
});

it('asks to agree to the rights of today', async () => {
  const id = await plantActivity(server.db, { rules: { rightsVersion: 2 } });
  const person = await server.logInAs('feng', ['photographer']);
  const authorId = await build.photographer('feng');
  await server.db.execute(sql`INSERT INTO entrant (activity_id, user_id, kind, name, rights_version, state)
    VALUES (${id}, ${authorId}, 'guest', '冯', 0, 'approved')`);
  const { id: imageId } = await build.image({ authorId });
  const ready = await complete(await created(id, person, [imageId]), person);
  expect((await submit(id, person, [ready.id], 1)).code).toBe('Entrant.RightsChanged');
  expect((await submit(id, person, [ready.id], 2)).result?.succeeded).toEqual([ready.id]);
  const { rows } = await server.db.execute(sql`SELECT rights_version FROM entrant WHERE activity_id = ${id}`);
  expect(rows).toEqual([{ rights_version: 2 }]);
});

it('keeps its pictures from being deleted while the activity runs', async () => {
  const id = await plantActivity(server.db);
  const { person, imageIds } = await entrant(id, 'chu', 2);
  const ready = await complete(await created(id, person, imageIds.slice(0, 1)), person);
  const remove = () => resultOf(server.app, deleteOwnImages, { ids: imageIds }, person);
  const [sent, deleted] = await Promise.all([submit(id, person, [ready.id]), remove()]);
  // Whoever is first: a picture is never deleted under a sent work.
  const isSent = sent.result?.succeeded.length === 1;
  expect(deleted.failed.map(({ code }) => code)).toEqual(isSent ? ['Image.InContest'] : []);
  expect(deleted.succeeded).toContain(imageIds[1]);
  if (!isSent) return;
  const byOffice = await resultOf(server.app, deleteImages, { ids: imageIds.slice(0, 1), reason: '侵权' }, admin);
  expect(byOffice.failed).toMatchObject([{ code: 'Image.InContest', message: expect.stringContaining('活动') }]);
  await withdraw(person, [ready.id]);
  expect((await remove()).succeeded).toEqual(imageIds.slice(0, 1));
});

it('is its author’s alone', async () => {
  const id = await plantActivity(server.db);
  const { person, imageIds } = await entrant(id, 'wei');
  const other = await entrant(id, 'jiang');
  const entry = await created(id, person, imageIds);
  expect((await update(entry, other.person)).code).toBe('Entry.NotFound');
  expect((await submit(id, other.person, [entry.id])).result?.failed).toMatchObject([{ code: 'Entry.NotFound' }]);
  expect((await withdraw(other.person, [entry.id])).failed).toMatchObject([{ code: 'Entry.NotFound' }]);
  const removed = await callEndpoint(server.app, own.deleteEntry, { id: entry.id }, other.person);
  expect(removed.code).toBe('Entry.NotFound');
  expect(await mine(other.person)).toEqual([]);
});

it('begins with the title that its picture came with', async () => {
  const id = await plantActivity(server.db);
  const { person, imageIds } = await entrant(id, 'titled');
  const input = { activityId: id, kind: 'single', imageIds, title: '雪山' };
  expect(await resultOf(server.app, own.createEntry, input, person)).toMatchObject({ title: '雪山', number: null });
});

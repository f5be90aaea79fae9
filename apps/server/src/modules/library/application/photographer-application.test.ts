import { getGrapherProfile } from '@tuyuan/contract/account/front-user.ts';
import { deleteUsers } from '@tuyuan/contract/account/user-management.ts';
import type { Endpoint } from '@tuyuan/contract/endpoint.ts';
import {
  addApplicationSample,
  deleteIdCards,
  getOwnApplication,
  removeApplicationSample,
  submitApplication,
  updateOwnApplication,
  uploadIdCard,
  withdrawApplication,
} from '@tuyuan/contract/library/photographer-application.ts';
import { getPhotographerInfo } from '@tuyuan/contract/library/photographer-data.ts';
import {
  approveApplication,
  getManagedPhotographers,
  getPhotographerApplication,
  getPhotographerApplications,
  rejectApplication,
  updatePhotographer,
} from '@tuyuan/contract/library/photographer-management.ts';
import { idCardPath } from '@tuyuan/contract/resource-path.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { findIds } from '../../../platform/database/values.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { paintScene } from '../../../testing/test-pictures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { uploadForm } from '../../../testing/upload-form.ts';
import { deleteOldIdCards } from './index.ts';

type Session = Record<string, string>;

let server: TestServer;
let admin: Session;
let reviewer: Session;
let card: Buffer;
const samples: Buffer[] = [];
const phones: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('admin', ['admin']);
  reviewer = await server.logInAs('reviewer', ['reviewer']);
  card = await paintScene(400, 250)
    .withExif({ IFD0: { Artist: 'secret-artist' } })
    .jpeg()
    .toBuffer();
  for (const seed of [1, 2, 3, 4]) samples.push(await paintScene(2100, 1500, seed).jpeg({ quality: 40 }).toBuffer());
});
afterAll(() => server.stop());

async function join(userName: string): Promise<Session> {
  const headers = await server.logInAs(userName, ['user']);
  phones[userName] = `1380000${String(1000 + Object.keys(phones).length)}`;
  await server.db.execute(sql`UPDATE app_user SET phone = ${phones[userName]} WHERE user_name = ${userName}`);
  return headers;
}
const idOf = async (userName: string) =>
  (await findIds(server.db, sql`SELECT id FROM app_user WHERE user_name = ${userName}`))[0] ?? 0;
const own = (headers: Session) => resultOf(server.app, getOwnApplication, {}, headers);
const upload = <Output extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, Output>,
  bytes: Uint8Array,
  headers: Session,
  fields: Record<string, string> = {},
) => uploadForm(server.app, endpoint, fields, { bytes, name: '样片.jpg' }, headers);
const addCard = (headers: Session, side: 'front' | 'back') => upload(uploadIdCard, card, headers, { side });
const addSample = (headers: Session, index: number) =>
  upload(addApplicationSample, samples[index] ?? Buffer.alloc(0), headers);
const submit = (headers: Session, agreementVersion = 1) =>
  callEndpoint(server.app, submitApplication, { agreementVersion }, headers);

async function fill(headers: Session): Promise<void> {
  await resultOf(server.app, updateOwnApplication, { realName: '和志远', unitName: '摄影家协会' }, headers);
  await addCard(headers, 'front');
  await addCard(headers, 'back');
  for (const index of [0, 1, 2]) await addSample(headers, index);
}

/** Fills in an application as the first one was, without painting pictures again. */
async function copyFirst(userName: string): Promise<void> {
  await server.db.execute(sql`
    WITH first AS (SELECT min(id) AS id FROM photographer_application),
    made AS (INSERT INTO photographer_application (user_id, real_name, unit_name)
      SELECT id, '和志远', '摄影家协会' FROM app_user WHERE user_name = ${userName} RETURNING id),
    cards AS (INSERT INTO photographer_id_card (application_id, side, sealed)
      SELECT made.id, side, sealed FROM photographer_id_card c, first, made WHERE c.application_id = first.id)
    INSERT INTO photographer_sample (application_id, picture_key, sha256, file_name, width, height, camera)
    SELECT made.id, picture_key, sha256, file_name, width, height, camera FROM photographer_sample s, first, made WHERE s.application_id = first.id`);
}

async function draft(userName: string): Promise<Session> {
  const headers = await join(userName);
  await copyFirst(userName);
  return headers;
}

async function apply(userName: string): Promise<{ headers: Session; id: number }> {
  const headers = await draft(userName);
  expect((await submit(headers)).status).toBe(200);
  return { headers, id: (await own(headers)).id ?? 0 };
}
const view = (id: number, headers: Session) => server.app.inject({ url: idCardPath(id), headers });
const cardsOf = async (id: number) =>
  (await resultOf(server.app, getPhotographerApplication, { id }, reviewer)).idCards.map((each) => each.id);

it('an application is kept as it is filled in, and refused as long as something is missing', async () => {
  const headers = await join('zhiyuan');
  expect(await own(headers)).toMatchObject({
    id: null,
    state: 'draft',
    gaps: ['realName', 'idFront', 'idBack', 'samples'],
  });
  const refused = await submit(headers);
  expect(refused).toMatchObject({ status: 400, code: 'Application.Incomplete' });
  expect(refused.validationErrors.flatMap(({ members }) => members)).toEqual([
    'realName',
    'idFront',
    'idBack',
    'samples',
  ]);
  await fill(headers);
  const kept = await own(headers);
  expect(kept).toMatchObject({
    realName: '和志远',
    phone: '138****1000',
    idCards: { front: true, back: true },
    gaps: [],
  });
  expect(kept.samples.map(({ width, height }) => [width, height])).toEqual(Array(3).fill([2100, 1500]));
  await server.db.execute(sql`UPDATE app_user SET phone = NULL WHERE user_name = 'zhiyuan'`);
  expect((await own(headers)).gaps).toEqual(['phone']);
});

it('a sample is refused that is too small, there already, too many or no picture', async () => {
  const headers = await join('samples');
  const small = await paintScene(1600, 1100).jpeg().toBuffer();
  expect((await upload(addApplicationSample, small, headers)).code).toBe('Application.SampleTooSmall');
  expect((await upload(addApplicationSample, Buffer.from('<svg/>'), headers)).code).toBe('Picture.NotAPicture');
  await addSample(headers, 0);
  expect((await addSample(headers, 0)).code).toBe('Application.SampleTwice');
  const { samples: kept, id } = await own(headers);
  expect(kept).toHaveLength(1);
  await server.db.execute(sql`
    INSERT INTO photographer_sample (application_id, picture_key, sha256, file_name, width, height, camera)
    SELECT ${id}, 'x', sha256(n::text::bytea), 'x', 1, 1, '{}' FROM generate_series(1, 9) AS n`);
  expect((await addSample(headers, 1)).code).toBe('Application.TooManySamples');
});

it('of two handed in at once one is open, and handing in twice is one application', async () => {
  const headers = await draft('twice');
  const answers = await Promise.all([submit(headers), submit(headers)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const application = await own(headers);
  expect(application).toMatchObject({ state: 'pending', attempts: 1, agreementVersion: 1 });
  await expect(
    server.db.execute(
      sql`INSERT INTO photographer_application (user_id) SELECT id FROM app_user WHERE user_name = 'twice'`,
    ),
  ).rejects.toThrow();
  const consents = await server.db.execute(sql`
    SELECT version FROM user_consent c JOIN app_user u ON u.id = c.user_id WHERE u.user_name = 'twice' AND agreement = 'photographer'`);
  expect(consents.rows).toEqual([{ version: 1 }]);
});

it('consents to the agreement as it is now only', async () => {
  const headers = await draft('old-version');
  expect((await submit(headers, 99)).code).toBe('Agreement.Outdated');
  expect((await own(headers)).state).toBe('draft');
});

it('a pending application takes more samples and no other change', async () => {
  const { headers } = await apply('pending');
  expect((await addSample(headers, 3)).result?.samples).toHaveLength(4);
  const [first] = (await own(headers)).samples;
  const change = await callEndpoint(server.app, updateOwnApplication, { realName: '别人' }, headers);
  const removal = await callEndpoint(server.app, removeApplicationSample, { id: first?.id ?? 0 }, headers);
  const erasure = await callEndpoint(server.app, deleteIdCards, {}, headers);
  for (const refused of [change, removal, erasure]) expect(refused.code).toBe('Application.StateMismatch');
  expect((await addCard(headers, 'front')).code).toBe('Application.StateMismatch');
});

it('another’s sample is not found', async () => {
  const { headers } = await apply('owner');
  const other = await join('other');
  const [sample] = (await own(headers)).samples;
  const answer = await callEndpoint(server.app, removeApplicationSample, { id: sample?.id ?? 0 }, other);
  expect(answer).toMatchObject({ status: 404, code: 'Application.SampleNotFound' });
});

it('cards are sealed, seen by reviewers alone, without what the file said, and each view is logged', async () => {
  const { headers, id } = await apply('sealed');
  const [front = 0] = await cardsOf(id);
  const stored = await server.db.execute(sql`SELECT sealed FROM photographer_id_card WHERE id = ${front}`);
  const { sealed } = z.object({ sealed: z.instanceof(Buffer) }).parse(stored.rows[0]);
  expect(sealed.includes('WEBP')).toBe(false);
  const shown = await view(front, reviewer);
  expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
  expect(shown.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  expect(shown.rawPayload.includes('secret-artist')).toBe(false);
  for (const stranger of [headers, {}, await server.logInAs('editor', ['editor'])])
    expect((await view(front, stranger)).statusCode).toBe(404);
  const log = await server.db.execute(sql`
    SELECT user_name, parameters->>'id' AS card FROM audit_log WHERE action = 'ViewIdCard' AND ${id} = ANY(entity_ids)`);
  expect(log.rows).toEqual([{ user_name: 'reviewer', card: String(front) }]);
});

it('approval makes the photographer in one act, and of two reviewers one decides', async () => {
  const { headers, id } = await apply('approved');
  const answers = await Promise.all([
    callEndpoint(server.app, approveApplication, { id }, reviewer),
    callEndpoint(server.app, rejectApplication, { id, reasons: ['idExpired'] }, admin),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const isApproved = answers[0]?.status === 200;
  expect((await own(headers)).state).toBe(isApproved ? 'approved' : 'rejected');
  expect((await callEndpoint(server.app, getGrapherProfile, {}, headers)).status).toBe(isApproved ? 200 : 404);
  const { rows } = await server.db.execute(
    sql`SELECT count(*)::int AS count FROM photographer_application_change WHERE application_id = ${id}`,
  );
  expect(rows).toEqual([{ count: 2 }]);
});

it('a new photographer has the role, the page and what the application said, and applies no more', async () => {
  const { headers, id } = await apply('new');
  await resultOf(server.app, approveApplication, { id }, reviewer);
  expect(await resultOf(server.app, getGrapherProfile, {}, headers)).toMatchObject({ unitName: '摄影家协会' });
  const info = await resultOf(server.app, getPhotographerInfo, { userId: await idOf('new') });
  expect(info.isCertified).toBe(true);
  expect((await addSample(headers, 3)).code).toBe('Photographer.Already');
  expect((await submit(headers)).code).toBe('Photographer.Already');
});

it('a rejection names its reasons, drops refused cards, marks refused samples, and keeps the rest for the next time', async () => {
  const { headers, id } = await apply('rejected');
  const [sample] = (await own(headers)).samples;
  const input = { id, reasons: ['idBackUnclear', 'sampleNotOwn'], message: '「海浪」带别人的签名' };
  const unticked = await callEndpoint(server.app, rejectApplication, { ...input, sampleIds: [] }, reviewer);
  expect(unticked.validationErrors).toMatchObject([{ members: ['sampleIds'] }]);
  const wordless = await callEndpoint(server.app, rejectApplication, { id, reasons: ['other'] }, reviewer);
  expect(wordless.validationErrors).toMatchObject([{ members: ['message'] }]);
  await resultOf(server.app, rejectApplication, { ...input, sampleIds: [sample?.id] }, reviewer);
  expect(await own(headers)).toMatchObject({
    ...{ state: 'rejected', realName: '和志远', attempts: 1, message: input.message, reasons: input.reasons },
    ...{ idCards: { front: true, back: false }, gaps: ['idBack', 'samples', 'refusedSamples'] },
  });
  expect((await submit(headers)).code).toBe('Application.Incomplete');
  await addCard(headers, 'back');
  await resultOf(server.app, removeApplicationSample, { id: sample?.id }, headers);
  await addSample(headers, 3);
  expect((await submit(headers)).result).toMatchObject({ state: 'pending', attempts: 2, reasons: [], message: '' });
  const { history } = await resultOf(server.app, getPhotographerApplication, { id }, reviewer);
  expect(history.map(({ state }) => state)).toEqual(['pending', 'rejected', 'pending']);
});

it('the applicant is told at once', async () => {
  const { id } = await apply('told');
  await resultOf(server.app, rejectApplication, { id, reasons: ['idExpired'] }, reviewer);
  const { rows } = await server.db.execute(sql`
    SELECT name, payload FROM hub_event WHERE name = 'reviewResult' AND channel = ${`galleryCommon/site/user:${await idOf('told')}`}`);
  expect(rows).toEqual([
    {
      name: 'reviewResult',
      payload: { subject: 'application', id, state: 'rejected', title: '摄影师申请', reasons: ['idExpired'] },
    },
  ]);
});

it('nobody decides on their own application', async () => {
  const { id } = await apply('selfish');
  const isDecidable = async (headers: Session) =>
    (await resultOf(server.app, getPhotographerApplication, { id }, headers)).isDecidable;
  expect(await isDecidable(reviewer)).toBe(true);
  await server.db.execute(sql`
    INSERT INTO user_role (user_id, role_id) SELECT u.id, r.id FROM app_user u, role r WHERE u.user_name = 'selfish' AND r.name = 'reviewer'`);
  const login = await server.app.inject({
    method: 'POST',
    url: '/api/Account/Login',
    payload: { userName: 'selfish', password: 'Correct-Horse-9' },
  });
  const headers = { authorization: `Bearer ${login.json<{ result: string }>().result}` };
  expect(await isDecidable(headers)).toBe(false);
  expect((await callEndpoint(server.app, approveApplication, { id }, headers)).code).toBe('Application.Own');
});

it('a withdrawn application loses its cards and keeps the rest', async () => {
  const { headers } = await apply('withdrawn');
  const left = await resultOf(server.app, withdrawApplication, {}, headers);
  expect(left).toMatchObject({ state: 'withdrawn', realName: '和志远', gaps: ['idFront', 'idBack'] });
  expect((await callEndpoint(server.app, withdrawApplication, {}, headers)).code).toBe('Application.StateMismatch');
  await addCard(headers, 'front');
  expect((await own(headers)).state).toBe('draft');
});

it('cards are deleted thirty days after the decision, or by their owner before', async () => {
  const [old, fresh, waiting] = [await apply('old'), await apply('fresh'), await apply('waiting')];
  for (const { id } of [old, fresh]) await resultOf(server.app, approveApplication, { id }, reviewer);
  await server.db.execute(sql`
    UPDATE photographer_id_card SET created_at = now() - interval '40 days' WHERE application_id IN (${old.id}, ${fresh.id}, ${waiting.id})`);
  await server.db.execute(
    sql`UPDATE photographer_application SET decided_at = now() - interval '31 days' WHERE id = ${old.id}`,
  );
  await deleteOldIdCards(server.db);
  expect(await cardsOf(old.id)).toEqual([]);
  expect(await cardsOf(fresh.id)).toHaveLength(2);
  expect(await cardsOf(waiting.id)).toHaveLength(2);
  expect((await own(fresh.headers)).idCardsDeletedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  await resultOf(server.app, deleteIdCards, {}, fresh.headers);
  expect(await cardsOf(fresh.id)).toEqual([]);
});

it('with the account go its application, cards and samples', async () => {
  const headers = await join('leaver');
  await addSample(headers, 3);
  const { id } = await own(headers);
  const [sample] = (await own(headers)).samples;
  const statusOf = async () => (await server.app.inject({ url: sample?.path ?? '' })).statusCode;
  expect(await statusOf()).toBe(200);
  await resultOf(server.app, deleteUsers, { ids: [await idOf('leaver')] }, admin);
  const { rows } = await server.db.execute(sql`SELECT FROM photographer_application WHERE id = ${id}`);
  expect(rows).toEqual([]);
  await vi.waitFor(async () => expect(await statusOf()).toBe(404), { timeout: 10_000, interval: 200 });
});

it('the list shows what was handed in, finds by name, and says how many wait', async () => {
  await apply('listed');
  await resultOf(server.app, updateOwnApplication, { realName: '未交的' }, await join('unsubmitted'));
  const page = await resultOf(
    server.app,
    getPhotographerApplications,
    { keyword: 'listed', states: 'pending' },
    reviewer,
  );
  expect(page.items).toMatchObject([{ realName: '和志远', state: 'pending', sampleCount: 3, attempts: 1 }]);
  expect(page.items[0]?.samplePaths).toHaveLength(3);
  expect(page.waitingCount).toBeGreaterThan(0);
  expect((await resultOf(server.app, getPhotographerApplications, { keyword: '未交的' }, reviewer)).items).toEqual([]);
});

it('a sample that is in the library already names whose it is', async () => {
  const { headers, id } = await apply('thief');
  const [sample] = (await own(headers)).samples;
  const authorId = await idOf('new');
  await server.db.execute(sql`
    INSERT INTO image (no, title, author_id, bytes, format, sha256, original_key) SELECT 'TY1', '雪山', ${authorId}, 1, 'jpeg', sha256, 'x'
    FROM photographer_sample WHERE id = ${sample?.id}`);
  const { samples: seen } = await resultOf(server.app, getPhotographerApplication, { id }, reviewer);
  expect(seen.map(({ known }) => known?.authorName ?? null)).toEqual(['new', null, null]);
});

it('photographers are listed, and edited with the permission', async () => {
  const id = await idOf('new');
  const input = { id, personalSign: '只拍雪山', introduction: '', unitName: '', regionId: null };
  expect((await callEndpoint(server.app, updatePhotographer, input, reviewer)).status).toBe(403);
  await resultOf(server.app, updatePhotographer, input, admin);
  const page = await resultOf(server.app, getManagedPhotographers, { keyword: 'new', states: 'active' }, reviewer);
  expect(page.items).toMatchObject([{ id, personalSign: '只拍雪山', isActive: true }]);
  expect((await callEndpoint(server.app, updatePhotographer, { ...input, id: 1 }, admin)).code).toBe(
    'Photographer.NotFound',
  );
});

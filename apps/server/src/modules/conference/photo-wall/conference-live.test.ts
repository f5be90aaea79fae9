import { livePhotoPath } from '@tuyuan/contract/conference/conference-path.ts';
import * as inbox from '@tuyuan/contract/conference/inbox.ts';
import * as live from '@tuyuan/contract/conference/photo-wall.ts';
import * as desk from '@tuyuan/contract/conference/photo-wall-management.ts';
import * as publishing from '@tuyuan/contract/conference/publishing.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { insertConference } from '../../../fixtures/conference.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { attendeeNamed, type Phone, toldLive } from '../../../testing/plant-hall.ts';
import { plantTicketHolder } from '../../../testing/plant-ticket-holder.ts';
import { paintScene } from '../../../testing/test-pictures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createUser } from '../../account/index.ts';

let server: TestServer;
let office: { authorization: string };
let conferenceId: number;
let photographer: Phone;
let lin: Phone;
let made = 0;
beforeAll(async () => {
  server = await startTestServer({ CONFERENCE_ROUND_SECONDS: '100000' });
  office = await server.logInAs('office', ['admin']);
});
afterAll(() => server.stop());
beforeEach(async () => {
  conferenceId = await insertConference(server.db);
  lin = await plantTicketHolder(server.db, { conferenceId, userType: 0, name: '林砚秋' });
  photographer = await plantTicketHolder(server.db, { conferenceId, userType: 2, name: '顾清和' });
  made += 1;
  const user = await createUser(server.db, {
    userName: `shooter${made}`,
    nickName: '顾清和',
    password: null,
    roles: ['user'],
  });
  await server.db.execute(
    sql`UPDATE attendee SET user_id = ${user.id} WHERE conference_id = ${conferenceId} AND name = '顾清和'`,
  );
  await open({});
  await appoint('顾清和');
});

const open = (settings: { liveOn?: boolean; isReviewed?: boolean; reportsToHide?: number }) =>
  resultOf(
    server.app,
    desk.updateLiveSettings,
    { conferenceId, liveOn: true, isReviewed: false, reportsToHide: 3, ...settings },
    office,
  );
const appoint = async (name: string, isPhotographer = true) =>
  callEndpoint(
    server.app,
    desk.setLivePhotographer,
    { attendeeId: await attendeeNamed(server, conferenceId, name), isPhotographer },
    office,
  );

let painted = 0;
async function picture(width = 900, height = 600): Promise<Buffer> {
  painted += 1;
  return paintScene(width, height, painted).jpeg().toBuffer();
}

async function uploadTo(
  { path }: { path: string },
  bytes: Buffer,
  fields: Record<string, string>,
  headers: Record<string, string>,
): Promise<{ code: string | null; result: live.LiveUpload | null }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'IMG_0001.jpg');
  const request = new Request('http://test/', { method: 'POST', body: form });
  const answer = await server.app.inject({
    method: 'POST',
    url: path,
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const body = z.object({ result: z.unknown(), error: z.object({ code: z.string() }).nullable() }).parse(answer.json());
  return { code: body.error?.code ?? null, result: body.error ? null : live.LiveUpload.parse(body.result) };
}
const upload = async (bytes?: Buffer, fields: Record<string, string> = {}, phone = photographer) =>
  uploadTo(live.uploadLivePhoto, bytes ?? (await picture()), fields, phone);

const wall = (filter: Record<string, unknown> = {}) =>
  resultOf(server.app, live.getLivePhotos, { conferenceId, ...filter });
const managed = async (filter: Record<string, unknown> = {}) =>
  (await resultOf(server.app, desk.getManagedLivePhotos, { conferenceId, ...filter }, office)).items;
const decide = (id: number, isPublished: boolean) =>
  resultOf(server.app, desk.decideLivePhotos, { ids: [id], isPublished, reason: '闭眼了' }, office);
/** Waits until the photo is processed. */
async function processed(id: number | undefined): Promise<void> {
  await expect
    .poll(async () => (await managed()).find((photo) => photo.id === id)?.state ?? 'gone', { timeout: 20_000 })
    .not.toBe('uploaded');
}
async function onWall(fields: Record<string, string> = {}, bytes?: Buffer): Promise<number> {
  const { result } = await upload(bytes, fields);
  await processed(result?.id);
  return result?.id ?? 0;
}
const pictureOf = (photo: { imageId: number; version: string } | undefined, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'GET',
    url: photo ? livePhotoPath({ id: photo.imageId, version: photo.version }, 640) : '/',
    headers,
  });

describe('a photo', () => {
  it('comes from a staff photographer’s phone to everybody’s wall by itself where nobody wants to look first', async () => {
    const { result } = await upload(undefined, { hall: '听涛厅', title: '湖畔晨拍' });
    expect(result).toMatchObject({ state: 'uploaded', title: '湖畔晨拍', hall: '听涛厅' });
    await processed(result?.id);
    const { items } = await wall();
    expect(items).toMatchObject([{ id: result?.id, title: '湖畔晨拍', author: '顾清和', width: 900, height: 600 }]);
    expect(await toldLive(server, conferenceId, 'photoPublished')).toMatchObject([
      { id: result?.id, photo: { hall: '听涛厅' } },
    ]);
    const file = await pictureOf(items[0]);
    expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'private, max-age=300']);
    expect(file.rawPayload.length).toBeLessThan(150 * 1024);
  });

  it('lands in the gallery in the same step: its author’s, with rights, in an album of the conference and day that waits for review', async () => {
    const id = await onWall();
    await onWall();
    const { rows } = await server.db.execute(sql`
      SELECT u.nick_name AS author, i.review_state AS image, a.review_state AS album, a.title, i.copyright,
        (SELECT count(*)::int FROM image o WHERE o.album_id = a.id) AS images
      FROM live_photo p JOIN image i ON i.id = p.image_id JOIN album a ON a.id = i.album_id JOIN app_user u ON u.id = i.author_id WHERE p.id = ${id}`);
    expect(rows).toEqual([
      {
        author: '顾清和',
        image: 'pending',
        album: 'pending',
        title: expect.stringMatching(/^江南影像大会 · 现场 \d\d-\d\d$/),
        copyright: '江南影像大会',
        images: 2,
      },
    ]);
    const [photo] = await managed();
    const gallery = await server.app.inject({
      method: 'GET',
      url: `/api/Resource/Image/${photo?.imageId}/640/${photo?.picture?.version}`,
    });
    expect(gallery.statusCode).toBe(404);
  });

  it('waits for somebody to look at it where the wall is reviewed, and can be taken off again', async () => {
    await open({ isReviewed: true });
    const id = await onWall();
    expect((await wall()).items).toEqual([]);
    const [waiting] = await managed({ states: 'review' });
    expect(waiting?.id).toBe(id);
    const hidden = waiting?.picture && { imageId: waiting.imageId, version: waiting.picture.version };
    expect((await pictureOf(hidden ?? undefined)).statusCode).toBe(404);
    // The desk sees the photo it decides about.
    expect((await pictureOf(hidden ?? undefined, office)).statusCode).toBe(200);
    expect((await decide(id, true)).succeeded).toEqual([id]);
    expect((await decide(id, true)).failed).toMatchObject([{ id, code: 'LivePhoto.StateMismatch' }]);
    expect((await wall()).items).toHaveLength(1);
    await decide(id, false);
    expect((await wall()).items).toEqual([]);
    expect((await pictureOf(hidden ?? undefined)).statusCode).toBe(404);
    expect(await toldLive(server, conferenceId, 'photoPublished')).toEqual([
      { id, photo: null },
      { id, photo: null },
    ]);
    const mine = await resultOf(server.app, live.getMyLiveUploads, {}, photographer);
    expect(mine.items).toMatchObject([{ id, state: 'withdrawn', withdrawnReason: '闭眼了' }]);
  });

  it('is taken back by who sent it, at once and for everybody, and by nobody else', async () => {
    const id = await onWall();
    const withdraw = (phone: Phone) => callEndpoint(server.app, live.withdrawLiveUpload, { id }, phone);
    const colleague = await plantTicketHolder(server.db, { conferenceId, userType: 2, name: '别的摄影师' });
    expect((await withdraw(colleague)).code).toBe('LivePhoto.NotFound');
    expect((await wall()).items).toHaveLength(1);
    for (const answer of await Promise.all([withdraw(photographer), withdraw(photographer)]))
      expect(answer.result).toMatchObject({ id, state: 'withdrawn', withdrawnReason: '摄影师撤回' });
    expect((await wall()).items).toEqual([]);
    expect(await toldLive(server, conferenceId, 'photoPublished')).toEqual([
      { id, photo: null },
      { id, photo: null },
    ]);
  });

  it('is one photo, however often a phone that heard no answer sends it', async () => {
    const bytes = await picture();
    const answers = await Promise.all([upload(bytes), upload(bytes), upload(bytes)]);
    expect(new Set(answers.map(({ result }) => result?.id)).size).toBe(1);
    expect(await managed()).toHaveLength(1);
    const other = await insertConference(server.db);
    const elsewhere = await uploadTo(live.uploadLivePhotoAtDesk, bytes, { conferenceId: String(other) }, office);
    expect(elsewhere.code).toBe('Image.Duplicate');
  });

  it('that can’t be decoded is told to its photographer, and never shown', async () => {
    expect((await upload(Buffer.from('no picture at all'))).code).toBe('Picture.NotAPicture');
    const bytes = await picture();
    const { result } = await upload(bytes.subarray(0, bytes.length - 4000));
    await expect
      .poll(async () => (await resultOf(server.app, live.getMyLiveUploads, {}, photographer)).items[0]?.problem, {
        timeout: 20_000,
      })
      .toContain('图片');
    expect((await wall()).items.map(({ id }) => id)).not.toContain(result?.id);
  });

  it('is refused from who is no photographer; who has no account can’t be made one, nor who is no staff', async () => {
    const colleague = await plantTicketHolder(server.db, { conferenceId, userType: 2, name: '没有账号' });
    expect((await upload(undefined, {}, colleague)).code).toBe('LivePhotographer.Required');
    expect((await upload(undefined, {}, lin)).code).toBe('Ticket.RoleRequired');
    expect((await appoint('没有账号')).code).toBe('LivePhotographer.AccountRequired');
    expect((await appoint('林砚秋')).code).toBe('LivePhotographer.NotStaff');
    await appoint('顾清和', false);
    expect((await upload()).code).toBe('LivePhotographer.Required');
  });

  it('comes from one the office wrote down by the number of his account', async () => {
    const colleague = await plantTicketHolder(server.db, { conferenceId, userType: 2, name: '许南乔' });
    const phone = `139000${String(10_000 + made)}`;
    const fields = { userName: `unclaimed${made}`, nickName: '许南乔', password: null, roles: ['user'] };
    const { id } = await createUser(server.db, { ...fields, phone });
    await server.db.execute(
      sql`UPDATE attendee SET phone = ${phone} WHERE conference_id = ${conferenceId} AND name = '许南乔'`,
    );
    const { items } = await resultOf(server.app, desk.getLivePhotographers, { conferenceId, keyword: '' }, office);
    expect(items.find(({ name }) => name === '许南乔')?.hasAccount).toBe(true);
    expect((await appoint('许南乔')).code).toBeNull();
    const { result } = await upload(undefined, {}, colleague);
    const { rows } = await server.db.execute(
      sql`SELECT i.author_id FROM live_photo p JOIN image i ON i.id = p.image_id WHERE p.id = ${result?.id}`,
    );
    expect(rows).toEqual([{ author_id: id }]);
  });

  it('is refused from another account than the one that was appointed, until that is appointed, too', async () => {
    const colleague = await plantTicketHolder(server.db, { conferenceId, userType: 2, name: '许南乔' });
    const [own, other] = [`139100${10_000 + made}`, `139200${10_000 + made}`];
    for (const phone of [own, other])
      await createUser(server.db, {
        userName: `by${phone}`,
        nickName: '许南乔',
        password: null,
        roles: ['user'],
        phone,
      });
    const write = (phone: string) =>
      server.db.execute(
        sql`UPDATE attendee SET phone = ${phone} WHERE conference_id = ${conferenceId} AND name = '许南乔'`,
      );
    const isListed = async () => {
      const { items } = await resultOf(server.app, desk.getLivePhotographers, { conferenceId, keyword: '' }, office);
      return items.find(({ name }) => name === '许南乔')?.isPhotographer;
    };
    await write(own);
    await appoint('许南乔');
    await write(other);
    expect(await isListed()).toBe(false);
    expect((await upload(undefined, {}, colleague)).code).toBe('LivePhotographer.Required');
    await write(own);
    expect((await upload(undefined, {}, colleague)).code).toBeNull();
    await write(other);
    await appoint('许南乔');
    expect(await isListed()).toBe(true);
    expect((await upload(undefined, {}, colleague)).code).toBeNull();
  });

  it('comes from the desk, too, in the name of a photographer or the caller’s own', async () => {
    const id = await attendeeNamed(server, conferenceId, '顾清和');
    const fields = { conferenceId: String(conferenceId) };
    await uploadTo(live.uploadLivePhotoAtDesk, await picture(), { ...fields, photographerId: String(id) }, office);
    await uploadTo(live.uploadLivePhotoAtDesk, await picture(), fields, office);
    expect((await managed()).map(({ author }) => author)).toEqual(['office', '顾清和']);
    const attendee = await attendeeNamed(server, conferenceId, '林砚秋');
    const refused = await uploadTo(
      live.uploadLivePhotoAtDesk,
      await picture(),
      { ...fields, photographerId: String(attendee) },
      office,
    );
    expect(refused.code).toBe('LivePhotographer.Required');
  });
});

describe('the wall', () => {
  it('is closed to everybody but the desk while liveOn is off: lists, pictures and all', async () => {
    await onWall();
    const [photo] = (await wall()).items;
    await open({ liveOn: false });
    expect((await callEndpoint(server.app, live.getLivePhotos, { conferenceId })).code).toBe('LiveWall.Closed');
    expect((await callEndpoint(server.app, live.getLiveWall, { conferenceId })).code).toBe('LiveWall.Closed');
    expect((await pictureOf(photo)).statusCode).toBe(404);
    expect((await pictureOf(photo, office)).statusCode).toBe(200);
    const like = { id: photo?.id, kind: 'like', isMarked: true };
    expect((await callEndpoint(server.app, live.markLivePhoto, like, lin)).code).toBe('LivePhoto.NotFound');
    expect((await callEndpoint(server.app, live.getLivePhotos, { conferenceId: 999_999 })).code).toBe(
      'LiveWall.Closed',
    );
  });

  it('keeps each setting that a change of another does not name', async () => {
    await open({ liveOn: false, isReviewed: true, reportsToHide: 5 });
    const set = (change: object) => resultOf(server.app, desk.updateLiveSettings, { conferenceId, ...change }, office);
    expect(await set({ isReviewed: false })).toMatchObject({ liveOn: false, isReviewed: false, reportsToHide: 5 });
    expect(await set({ liveOn: true })).toMatchObject({ liveOn: true, isReviewed: false, reportsToHide: 5 });
    expect(await set({ reportsToHide: 2 })).toMatchObject({ liveOn: true, isReviewed: false, reportsToHide: 2 });
  });

  it('is closed with its conference, when that is taken off the site', async () => {
    await onWall();
    const [photo] = (await wall()).items;
    await server.db.execute(sql`UPDATE conference SET is_actived = false WHERE id = ${conferenceId}`);
    expect((await callEndpoint(server.app, live.getLivePhotos, { conferenceId })).code).toBe('LiveWall.Closed');
    expect((await callEndpoint(server.app, live.getLiveWall, { conferenceId })).code).toBe('LiveWall.Closed');
    expect((await pictureOf(photo)).statusCode).toBe(404);
  });

  it('stays readable after the end and in the archive; phones add nothing to it, and hear again what they sent', async () => {
    const [bytes, ofTheDesk] = [await picture(), await picture()];
    const id = await onWall({}, bytes);
    await server.db.execute(
      sql`UPDATE conference SET start_time = now() - interval '2 days', end_time = now() - interval '1 minute' WHERE id = ${conferenceId}`,
    );
    const mark = (kind: string) => callEndpoint(server.app, live.markLivePhoto, { id, kind, isMarked: true }, lin);
    const archive = () =>
      resultOf(server.app, publishing.archiveConference, { id: conferenceId, isArchived: true }, office);
    for (const goOn of [archive, async () => {}]) {
      const { items } = await wall();
      expect([items.map((photo) => photo.id), items[0]?.likes]).toEqual([[id], 0]);
      expect((await resultOf(server.app, live.getLiveWall, { conferenceId })).isOver).toBe(true);
      expect((await pictureOf(items[0])).statusCode).toBe(200);
      expect((await upload()).code).toBe('Conference.Over');
      expect((await upload(bytes)).result?.id).toBe(id);
      expect([(await mark('like')).code, (await mark('collect')).code]).toEqual(['Conference.Over', null]);
      await goOn();
    }
    const fields = { conferenceId: String(conferenceId) };
    expect((await uploadTo(live.uploadLivePhotoAtDesk, ofTheDesk, fields, office)).code).toBeNull();
    expect((await upload(ofTheDesk)).code).toBe('Conference.Over');
    await open({ liveOn: false });
    expect((await callEndpoint(server.app, live.getLivePhotos, { conferenceId })).code).toBe('LiveWall.Closed');
    expect((await open({})).liveOn).toBe(true);
    expect((await wall()).items).toHaveLength(1);
  });

  it('leads to the albums that were published of it, and to no other that one of its pictures is in', async () => {
    const albums = async () =>
      (await resultOf(server.app, live.getLiveAlbums, { conferenceId })).items.map(({ title }) => title);
    await onWall();
    await onWall();
    expect(await albums()).toEqual([]);
    const { rows } = await server.db.execute(sql`
      SELECT i.album_id AS id, array_agg(i.id ORDER BY i.id) AS images FROM live_photo p JOIN image i ON i.id = p.image_id WHERE p.conference_id = ${conferenceId} GROUP BY 1`);
    const [made] = z.array(z.object({ id: z.int(), images: z.array(z.int()) })).parse(rows);
    const publish = (what: 'album' | 'image', ids: readonly number[]) =>
      server.db.execute(
        sql`UPDATE ${sql.identifier(what)} SET review_state = 'approved', published_at = now() WHERE id = ANY(${sql.param([...ids])}::int[])`,
      );
    await publish('image', made?.images ?? []);
    expect(await albums()).toEqual([]);
    await publish('album', [made?.id ?? 0]);
    expect(await albums()).toEqual([expect.stringMatching(/^江南影像大会 · 现场/)]);
    await server.db.execute(sql`UPDATE conference SET is_actived = false WHERE id = ${conferenceId}`);
    expect(await albums()).toEqual([]);
    await server.db.execute(sql`UPDATE conference SET is_actived = true WHERE id = ${conferenceId}`);
    await server.db.execute(
      sql`DELETE FROM live_photo WHERE conference_id = ${conferenceId} AND image_id = ${made?.images[0] ?? 0}`,
    );
    expect(await albums()).toEqual([]);
  });

  it('finds photos by hall, time and badge number', async () => {
    const [one, two] = [
      await onWall({ hall: '听涛厅', badgeNos: 'a 0412，B0007' }),
      await onWall({ hall: '竹里厅', badgeNos: 'A0412' }),
    ];
    await server.db.execute(sql`UPDATE live_photo SET shot_at = '2026-11-20 10:12+08' WHERE id = ${one}`);
    await server.db.execute(sql`UPDATE live_photo SET shot_at = '2026-11-20 09:40+08' WHERE id = ${two}`);
    const found = async (filter: Record<string, unknown>) => (await wall(filter)).items.map(({ id }) => id);
    expect(await found({})).toEqual([one, two]);
    expect(await found({ hall: '竹里厅' })).toEqual([two]);
    expect(await found({ badgeNo: 'A 0412' })).toEqual([one, two]);
    expect(await found({ badgeNo: 'b-0007' })).toEqual([one]);
    expect(await found({ from: '2026-11-20T10:00:00', to: '2026-11-20T10:30:00' })).toEqual([one]);
    const span = { conferenceId, from: '2026-11-20T09:30:00', to: '2026-11-20T10:00:00' };
    expect(await resultOf(server.app, live.getLiveWall, span)).toEqual({
      title: '江南影像大会',
      isOver: false,
      totalCount: 2,
      foundCount: 1,
      halls: [
        { name: '竹里厅', count: 1 },
        { name: '听涛厅', count: 1 },
      ].toSorted((a, b) => a.name.localeCompare(b.name)),
      halfHours: [
        { at: '2026-11-20T09:30:00', count: 1 },
        { at: '2026-11-20T10:00:00', count: 1 },
      ],
    });
  });

  it('is read page by page without losing or repeating one, also while new ones come', async () => {
    const ids: number[] = [];
    for (let i = 0; i < 3; i += 1) ids.unshift(await onWall());
    const first = await wall({ maxResultCount: 2 });
    const newest = await onWall();
    const second = await wall({ maxResultCount: 2, cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect([first.nextCursor !== null, second.nextCursor]).toEqual([true, null]);
    expect((await wall({ maxResultCount: 1 })).items[0]?.id).toBe(newest);
  });

  it('counts a person’s like once, and takes it back', async () => {
    const id = await onWall();
    const mark = (phone: Phone, isMarked: boolean, kind = 'like') =>
      resultOf(server.app, live.markLivePhoto, { id, kind, isMarked }, phone);
    const answers = await Promise.all(Array.from({ length: 6 }, () => mark(lin, true)));
    expect(answers.every(({ likes }) => likes === 1)).toBe(true);
    expect((await mark(photographer, true)).likes).toBe(2);
    expect((await mark(lin, false)).likes).toBe(1);
    expect((await mark(lin, false)).likes).toBe(1);
    expect((await mark(lin, true, 'collect')).likes).toBe(1);
    expect(await resultOf(server.app, live.getMyLiveMarks, {}, lin)).toMatchObject({ liked: [], collected: [id] });
  });
});

describe('a report', () => {
  it('counts once a person; enough of them take the photo down until somebody has looked', async () => {
    await open({ reportsToHide: 2 });
    const id = await onWall();
    const report = (phone: Phone) => callEndpoint(server.app, live.reportLivePhoto, { id, reason: 'portrait' }, phone);
    await Promise.all([report(lin), report(lin), report(lin)]);
    expect((await wall()).items).toHaveLength(1);
    expect((await managed({ onlyReported: true }))[0]?.reports).toEqual(['portrait']);
    await report(photographer);
    expect((await wall()).items).toEqual([]);
    expect((await managed())[0]?.state).toBe('review');
    expect((await toldLive(server, conferenceId, 'photoPublished')).at(-1)).toEqual({ id, photo: null });
    await decide(id, true);
    expect((await managed())[0]?.reports).toEqual([]);
    expect((await report(await plantTicketHolder(server.db, { conferenceId, userType: 0, name: '第三人' }))).code).toBe(
      null,
    );
    expect((await wall()).items).toHaveLength(1);
  });

  it('is settled when somebody has looked and leaves the photo where it is', async () => {
    const id = await onWall();
    await callEndpoint(server.app, live.reportLivePhoto, { id, reason: 'improper' }, lin);
    expect((await decide(id, true)).succeeded).toEqual([id]);
    expect(await managed({ onlyReported: true })).toEqual([]);
    expect((await wall()).items).toHaveLength(1);
    expect((await decide(id, true)).failed).toMatchObject([{ id, code: 'LivePhoto.StateMismatch' }]);
  });
});

describe('an original', () => {
  const ask = (id: number) => resultOf(server.app, live.requestLiveOriginal, { id, purpose: '留念' }, lin);
  const link = (id: number, phone = lin) => callEndpoint(server.app, live.getLiveOriginalLink, { id }, phone);

  it('is had by who asked for it once the office grants it, byte for byte, by a link of minutes, and told by a notice', async () => {
    const bytes = await picture();
    const { result } = await upload(bytes);
    const id = result?.id ?? 0;
    await processed(id);
    expect((await ask(id)).state).toBe('pending');
    expect((await ask(id)).state).toBe('pending');
    expect((await link(id)).code).toBe('LivePhoto.OriginalNotGranted');
    const { items } = await resultOf(server.app, desk.getLiveOriginalRequests, { conferenceId }, office);
    expect(items).toMatchObject([{ name: '林砚秋', purpose: '留念', state: 'pending' }]);
    const requestId = items[0]?.id;
    const decisions = await Promise.all(
      [1, 2].map(() => callEndpoint(server.app, desk.decideLiveOriginal, { id: requestId, isGranted: true }, office)),
    );
    expect(decisions.map(({ code }) => code).toSorted()).toEqual(['LivePhoto.RequestDecided', null]);
    expect((await resultOf(server.app, inbox.getNotices, {}, lin)).items).toHaveLength(1);
    const path = (await link(id)).result?.path ?? '';
    const file = await server.app.inject({ method: 'GET', url: path });
    expect([file.statusCode, file.rawPayload.equals(bytes)]).toEqual([200, true]);
    expect((await link(id, photographer)).code).toBe('LivePhoto.OriginalNotGranted');
    const forged = `${path.slice(0, -2)}${path.endsWith('AA') ? 'BB' : 'AA'}`;
    expect((await server.app.inject({ method: 'GET', url: forged })).statusCode).toBe(404);
    // The link stops working when the photo leaves the wall, the ticket ends, or the permission is withdrawn.
    const statusOf = async () => (await server.app.inject({ method: 'GET', url: path })).statusCode;
    await decide(id, false);
    expect([await statusOf(), (await link(id)).code]).toEqual([404, 'LivePhoto.OriginalNotGranted']);
    await decide(id, true);
    expect(await statusOf()).toBe(200);
    const ticketOfLin = sql`attendee_id = ${await attendeeNamed(server, conferenceId, '林砚秋')}`;
    await server.db.execute(sql`UPDATE ticket SET revoked_at = now() WHERE ${ticketOfLin}`);
    expect(await statusOf()).toBe(404);
    await server.db.execute(sql`UPDATE ticket SET revoked_at = NULL WHERE ${ticketOfLin}`);
    await server.db.execute(sql`UPDATE live_original_request SET state = 'refused' WHERE id = ${requestId}`);
    expect((await server.app.inject({ method: 'GET', url: path })).statusCode).toBe(404);
  });
});

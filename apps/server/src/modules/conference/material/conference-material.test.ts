import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import * as material from '@tuyuan/contract/conference/material.ts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { plantTicketHolder } from '../../../testing/plant-ticket-holder.ts';
import { scheduleBuilder } from '../../../testing/schedule-builder.ts';
import { flatPicture } from '../../../testing/test-pictures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { uploadForm } from '../../../testing/upload-form.ts';
import { attachmentKey } from './attachment-key.ts';
import { listStored } from './list-stored.ts';
import { tidyAttachments } from './tidy-attachments.ts';

type Headers = Record<string, string>;

let server: TestServer;
let admin: { authorization: string };
let build: ReturnType<typeof scheduleBuilder>;
let id: number;
let phone: Headers;
let slides: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('chief', ['admin']);
  build = scheduleBuilder(server, admin);
  const document = await PDFDocument.create();
  for (const page of [1, 2, 3]) document.addPage([842, 595]).drawText(`page ${page}`, { x: 50, y: 300 });
  slides = Buffer.from(await document.save());
});
afterAll(() => server.stop());
beforeEach(async () => {
  id = await build.conference();
  phone = await plantTicketHolder(server.db, { userType: 0, conferenceId: id });
});

const upload = (fields: Record<string, string | number | boolean> = {}, file = { bytes: slides, name: '讲稿.pdf' }) =>
  uploadForm(
    server.app,
    material.uploadMaterial,
    { conferenceId: id, title: '讲稿', visibility: 'attendee', ...fields },
    file,
    admin,
  );
async function uploaded(
  fields: Record<string, string | number | boolean> = {},
  file?: { bytes: Buffer; name: string },
) {
  const { result, code } = await upload(fields, file);
  if (!result) throw new Error(`refused: ${code}`);
  return result;
}
const get = (url: string, headers: Headers = {}) => server.app.inject({ method: 'GET', url, headers });
const statusOf = async (url: string, headers: Headers = {}) => (await get(url, headers)).statusCode;
const listed = async (headers: Headers = {}) =>
  (await resultOf(server.app, material.getMaterials, { id }, headers)).items.map(({ title, door, path }) => [
    title,
    door,
    path !== '',
  ]);
const open = (materialId: number, headers: Headers) =>
  callEndpoint(server.app, material.openMaterial, { id: materialId }, headers);

it('is one however often the same upload arrives', async () => {
  const retry = () =>
    uploadForm(
      server.app,
      material.uploadMaterial,
      { conferenceId: id, title: '议程', visibility: 'public' },
      { bytes: slides, name: '议程.pdf' },
      { ...admin, 'idempotency-key': `agenda-${id}` },
    );
  const [first, second] = [await retry(), await retry()];
  expect(first.result?.id).toBeDefined();
  expect(second.result).toEqual(first.result);
  expect(await listed()).toEqual([['议程', 'open', true]]);
});

describe('who may read', () => {
  it('is decided anew at every address: nobody gets by with a key what he may not have', async () => {
    const [anybody, attendees, staff] = [
      await uploaded({ title: '议程', visibility: 'public' }),
      await uploaded({ title: '讲稿' }),
      await uploaded({ title: '预案', visibility: 'staff' }),
    ];
    const helper = await plantTicketHolder(server.db, { userType: 2, conferenceId: id });
    const stranger = await plantTicketHolder(server.db, { userType: 4 });
    const statuses = async (headers: Headers) =>
      Promise.all([anybody, attendees, staff].map(({ path }) => statusOf(path, headers)));
    expect(await statuses({})).toEqual([200, 404, 404]);
    expect(await statuses(stranger)).toEqual([200, 404, 404]);
    expect(await statuses(phone)).toEqual([200, 200, 404]);
    expect(await statuses(helper)).toEqual([200, 200, 200]);
    expect(await statuses(admin)).toEqual([200, 200, 200]);
    expect(await statuses({ cookie: `authorization=${admin.authorization.slice(7)}` })).toEqual([200, 200, 200]);
    expect(await listed()).toEqual([
      ['议程', 'open', true],
      ['讲稿', 'ticket', false],
    ]);
    expect(await listed(phone)).toEqual([
      ['议程', 'open', true],
      ['讲稿', 'open', true],
    ]);
    expect((await listed(helper)).length).toBe(3);
  });

  it('is whoever has a ticket by his account, too', async () => {
    const { path } = await uploaded();
    const user = await server.logInAs('visitor', ['user']);
    expect(await statusOf(path, user)).toBe(404);
    await server.db.execute(sql`
      UPDATE attendee SET user_id = (SELECT id FROM app_user WHERE user_name = 'visitor') WHERE conference_id = ${id}`);
    expect(await statusOf(path, user)).toBe(200);
    await server.db.execute(sql`UPDATE ticket SET revoked_at = now() WHERE conference_id = ${id}`);
    expect(await statusOf(path, user)).toBe(404);
  });

  it('is whom the office wrote down by the number of his account', async () => {
    const { path } = await uploaded();
    const user = await server.logInAs('unclaimed', ['user']);
    await server.db.execute(sql`UPDATE app_user SET phone = '13900000077' WHERE user_name = 'unclaimed'`);
    await server.db.execute(sql`UPDATE attendee SET phone = '13900000077' WHERE conference_id = ${id}`);
    expect(await statusOf(path, user)).toBe(200);
  });

  it('is nobody without a ticket once the conference is taken off the site', async () => {
    const { path } = await uploaded({ visibility: 'public' });
    await server.db.execute(sql`UPDATE conference SET is_actived = false WHERE id = ${id}`);
    expect(await statusOf(path)).toBe(404);
    expect([await statusOf(path, phone), await statusOf(path, admin)]).toEqual([200, 200]);
  });

  it('waits for its moment and for the end of its session, without a job', async () => {
    const sessionId = await build.session(id, '县志与相册');
    await build.publish(id);
    const later = await uploaded({ title: '会前', publishAt: '2031-01-01T00:00:00' });
    const after = await uploaded({ title: '会后', visibility: 'afterSession', sessionId });
    expect(await listed(phone)).toEqual([
      ['会前', 'scheduled', false],
      ['会后', 'afterSession', false],
    ]);
    expect([await statusOf(later.path, phone), await statusOf(after.path, phone)]).toEqual([404, 404]);
    expect((await open(after.id, phone)).code).toBe('Material.NotOpen');
    await server.db.execute(sql`UPDATE conference_material SET publish_at = now() WHERE id = ${later.id}`);
    await server.db.execute(
      sql`UPDATE published_session SET start_time = now() - interval '2 hours', end_time = now() WHERE session_id = ${sessionId}`,
    );
    expect([await statusOf(later.path, phone), await statusOf(after.path, phone)]).toEqual([200, 200]);
    expect((await upload({ visibility: 'afterSession' })).code).toBe('Material.SessionRequired');
  });

  it('ends with a withdrawal at once, which says why', async () => {
    const { id: materialId, path } = await uploaded();
    const withdraw = (fields: object) =>
      callEndpoint(server.app, material.withdrawMaterial, { id: materialId, ...fields }, admin);
    expect((await withdraw({ isWithdrawn: true })).code).toBe('Material.ReasonRequired');
    await withdraw({ isWithdrawn: true, reason: '请用新版' });
    expect(await statusOf(path, phone)).toBe(404);
    const { items } = await resultOf(server.app, material.getMaterials, { id }, phone);
    expect(items).toMatchObject([{ door: 'withdrawn', withdrawnReason: '请用新版', path: '' }]);
    await withdraw({ isWithdrawn: false });
    expect(await statusOf(path, phone)).toBe(200);
  });
});

describe('an address made for one reader', () => {
  it('opens without a session, for him and that file alone, while his ticket holds', async () => {
    const [mine, other] = [await uploaded(), await uploaded({ title: '另一份' })];
    const path = (await open(mine.id, phone)).result?.path ?? '';
    expect(await statusOf(path)).toBe(200);
    const [, signed = ''] = path.split('?');
    expect(await statusOf(`${other.path}?${signed}`)).toBe(404);
    const [attendee, end, mark] = signed.slice('for='.length).split('.');
    for (const forged of [`${Number(attendee) + 1}.${end}.${mark}`, `${attendee}.${Number(end) + 1}.${mark}`])
      expect(await statusOf(`${mine.path}?for=${forged}`)).toBe(404);
    await server.db.execute(sql`UPDATE ticket SET revoked_at = now() WHERE conference_id = ${id}`);
    expect(await statusOf(path)).toBe(404);
  });

  it('is refused for another conference’s material', async () => {
    const { id: materialId } = await uploaded();
    const stranger = await plantTicketHolder(server.db, { userType: 4 });
    expect((await open(materialId, stranger)).code).toBe('Material.NotFound');
  });
});

describe('a file', () => {
  it('is sent whole or in parts, by its own name, and every taking is listed once a minute', async () => {
    const { id: materialId, path, pages } = await uploaded({}, { bytes: slides, name: '../a/影像\u202e里的江南.PDF' });
    expect(pages).toBe(3);
    const answer = await get(path, phone);
    expect(answer.rawPayload.equals(slides)).toBe(true);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
    expect(answer.headers['content-disposition']).toBe(
      `inline; filename="material.pdf"; filename*=UTF-8''${encodeURIComponent('影像 里的江南.pdf')}`,
    );
    const part = await get(path, { ...phone, range: 'bytes=0-4' });
    expect([part.statusCode, part.body]).toEqual([206, '%PDF-']);
    await get(path, { ...phone, range: 'bytes=5-9' });
    const taken = () => resultOf(server.app, material.getMaterialDownloads, { id: materialId }, admin);
    const { totalCount, items } = await taken();
    expect([totalCount, items[0]?.name, items[0]?.version]).toEqual([1, '林砚秋', 1]);
    await get(path, admin);
    expect((await taken()).totalCount).toBe(2);
    await server.db.execute(sql`UPDATE conference_material_download SET at = at - interval '1 minute'`);
    await get(path, phone);
    expect((await taken()).totalCount).toBe(3);
    const [shown] = (await resultOf(server.app, material.getMaterials, { id }, phone)).items;
    expect(shown?.takenVersion).toBe(1);
  });

  it('is replaced by a new version; the old address is the office’s alone', async () => {
    const first = await uploaded();
    const { result: second } = await uploadForm(
      server.app,
      material.replaceMaterial,
      { id: first.id },
      { bytes: await flatPicture(300, 200, '#246').jpeg().toBuffer(), name: '图.jpg' },
      admin,
    );
    expect(second).toMatchObject({ version: 2, type: 'image', replaced: [{ version: 1, path: first.path }] });
    expect(await statusOf(first.path, phone)).toBe(404);
    expect(await statusOf(first.path, admin)).toBe(200);
    expect(await statusOf(second?.path ?? '', phone)).toBe(200);
  });

  it('gets one number each, of two versions at the same time', async () => {
    const { id: materialId } = await uploaded();
    const replace = () =>
      uploadForm(server.app, material.replaceMaterial, { id: materialId }, { bytes: slides, name: 'a.pdf' }, admin);
    const answers = await Promise.all([replace(), replace()]);
    expect(answers.map(({ code }) => code)).toEqual([null, null]);
    const [shown] = (await resultOf(server.app, material.getManagedMaterials, { id }, admin)).items;
    expect(shown?.replaced.map(({ version }) => version)).toEqual([2, 1]);
  });

  it('is refused for what it is, whatever it is called', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    const codes = [];
    for (const file of [
      { bytes: page, name: 'a.html' },
      { bytes: page, name: 'a.pdf' },
      { bytes: page, name: 'a.docx' },
      { bytes: slides, name: 'a.png' },
      { bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1]), name: 'a.jpg' },
      { bytes: Buffer.alloc(0), name: 'a.pdf' },
      { bytes: slides, name: 'constructor' },
    ])
      codes.push((await upload({}, file)).code);
    expect(codes).toEqual([
      'Material.TypeNotAllowed',
      'Material.ContentMismatch',
      'Material.ContentMismatch',
      'Material.ContentMismatch',
      'Material.Unreadable',
      'Material.Empty',
      'Material.TypeNotAllowed',
    ]);
    await server.db.execute(sql`INSERT INTO setting VALUES ('materialMegabytes', '1')`);
    const heavy = Buffer.concat([slides, Buffer.alloc(1024 * 1024)]);
    expect((await upload({}, { bytes: heavy, name: 'a.pdf' })).code).toBe('Material.TooLarge');
    await server.db.execute(sql`DELETE FROM setting WHERE name = 'materialMegabytes'`);
  });

  it('is gone with its material', async () => {
    const { id: materialId, path } = await uploaded();
    await resultOf(server.app, material.deleteMaterial, { id: materialId }, admin);
    expect(await statusOf(path, admin)).toBe(404);
    expect((await resultOf(server.app, material.getManagedMaterials, { id }, admin)).items).toEqual([]);
  });
});

it('sweeps copies of a week ago and files that never became a version, and nothing else', async () => {
  const { path } = await uploaded({ isMarked: true });
  await get(path, phone);
  const { storage } = server.ingest;
  await storage.put('tenant_default/attachments/AA/AAAAAAAAAAAAAAAAAAAAAA', slides);
  const stored = async () => [
    await storage.size(attachmentKey('tenant_default', path.split('/').at(-1) ?? '')),
    await storage.size('tenant_default/attachments/AA/AAAAAAAAAAAAAAAAAAAAAA'),
    (await listStored(storage, 'tenant_default/attachment-copies')).length > 0,
  ];
  const library = { schema: 'tenant_default', db: server.db };
  await tidyAttachments(storage, library);
  expect(await stored()).toEqual([slides.length, slides.length, true]);
  await tidyAttachments(storage, library, Date.now() + 8 * 24 * 3_600_000);
  expect(await stored()).toEqual([slides.length, null, false]);
  expect(await statusOf(path, phone)).toBe(200);
});

describe('a marked copy', () => {
  it('of a PDF carries the reader’s name on every page, the same bytes every time, another reader’s other ones', async () => {
    const { path } = await uploaded({ isMarked: true });
    const second = await plantTicketHolder(server.db, { userType: 0, conferenceId: id, name: '沈知白' });
    const [mine, again, theirs, office] = [
      await get(path, phone),
      await get(path, phone),
      await get(path, second),
      await get(path, admin),
    ];
    expect(mine.rawPayload.equals(again.rawPayload)).toBe(true);
    expect(mine.rawPayload.equals(theirs.rawPayload)).toBe(false);
    expect(office.rawPayload.equals(slides)).toBe(true);
    const document = await PDFDocument.load(mine.rawPayload);
    const pictures = document.getPages().map((page) => page.node.Resources()?.toString().includes('/XObject'));
    expect(pictures).toEqual([true, true, true]);
    const part = await get(path, { ...phone, range: 'bytes=10-19' });
    expect(part.rawPayload.equals(mine.rawPayload.subarray(10, 20))).toBe(true);
    expect(await statusOf(path)).toBe(404);
  });

  it('of a picture is burnt in, without what the file said of its maker', async () => {
    const bytes = await flatPicture(900, 600, '#ffffff')
      .withExif({ IFD0: { Artist: 'somebody' } })
      .jpeg()
      .toBuffer();
    const { path } = await uploaded({ isMarked: true, visibility: 'public' }, { bytes, name: '样片.jpg' });
    expect(await statusOf(path)).toBe(404);
    const answer = await get(path, phone);
    const { channels } = await sharp(answer.rawPayload).stats();
    expect(channels.every(({ min }) => min < 240)).toBe(true);
    expect((await sharp(answer.rawPayload).metadata()).exif).toBeUndefined();
  });

  it('is refused of pages that cannot be drawn on, and of too many, when it is asked for', async () => {
    const odd = await PDFDocument.create();
    odd.addPage().node.set(PDFName.of('MediaBox'), PDFString.of('0 0 595 842'));
    const strip = await PDFDocument.create();
    strip.addPage([1_000_000, 1]);
    const long = await PDFDocument.create();
    for (let page = 0; page < 1001; page += 1) long.addPage();
    for (const document of [odd, strip, long]) {
      const file = { bytes: Buffer.from(await document.save()), name: 'a.pdf' };
      expect((await upload({ isMarked: true }, file)).code).toBe('Material.PagesNotMarkable');
      const plain = await uploaded({}, file);
      expect(await statusOf(plain.path, phone)).toBe(200);
      const change = { ...plain, isMarked: true };
      expect((await callEndpoint(server.app, material.updateMaterial, change, admin)).code).toBe(
        'Material.PagesNotMarkable',
      );
    }
    const cut = (await flatPicture(900, 600, '#246').jpeg().toBuffer()).subarray(0, 800);
    expect((await upload({}, { bytes: cut, name: 'a.jpg' })).code).toBe('Material.Unreadable');
  });

  it('is tried once of a file taken before that was checked, and made once for all who ask together', async () => {
    const mark = vi.spyOn(server.ingest.imaging, 'mark');
    const { path } = await uploaded({ isMarked: true });
    const answers = await Promise.all([1, 2, 3].map(() => get(path, { ...phone, range: 'bytes=0-4' })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([206, 206, 206]);
    expect(mark).toHaveBeenCalledTimes(1);
    mark.mockClear();
    const odd = await PDFDocument.create();
    odd.addPage().node.set(PDFName.of('MediaBox'), PDFString.of('0 0 595 842'));
    const old = await uploaded({}, { bytes: Buffer.from(await odd.save()), name: 'a.pdf' });
    await server.db.execute(sql`UPDATE conference_material_file SET can_mark = true WHERE material_id = ${old.id}`);
    await server.db.execute(sql`UPDATE conference_material SET is_marked = true WHERE id = ${old.id}`);
    const refused = [await get(old.path, phone), await get(old.path, phone)];
    expect(refused.map((answer) => answer.json().error.code)).toEqual(Array(2).fill('Material.PagesNotMarkable'));
    expect(mark).toHaveBeenCalledTimes(1);
    expect(await statusOf(old.path, admin)).toBe(200);
    mark.mockRestore();
  });

  it('is refused of what cannot carry one', async () => {
    const zip = Buffer.concat([Buffer.from([0x50, 0x4b, 0x03, 0x04]), Buffer.alloc(100)]);
    expect((await upload({ isMarked: true }, { bytes: zip, name: '样片.zip' })).code).toBe('Material.NotMarkable');
    const broken = Buffer.from('%PDF-1.7 and nothing behind it');
    expect((await upload({ isMarked: true }, { bytes: broken, name: 'a.pdf' })).code).toBe('Material.Unreadable');
    const unmarked = await uploaded({}, { bytes: broken, name: 'a.pdf' });
    const change = { ...unmarked, isMarked: true };
    expect((await callEndpoint(server.app, material.updateMaterial, change, admin)).code).toBe(
      'Material.PagesNotMarkable',
    );
  });
});

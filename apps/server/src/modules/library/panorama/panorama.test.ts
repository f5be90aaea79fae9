import { createComment, getComments } from '@tuyuan/contract/community/comment-data.ts';
import { getPano, getPanorama, getPanoramas } from '@tuyuan/contract/library/panorama-data.ts';
import {
  createPanorama,
  createPanoramaPreview,
  deletePanorama,
  getManagedPanorama,
  type PanoramaDraft,
  publishPanorama,
  savePanorama,
  uploadPanoramaPicture,
  uploadPanoramaPlan,
  withdrawPanorama,
} from '@tuyuan/contract/library/panorama-management.ts';
import { panoramaPicturePath, panoramaTilePath } from '@tuyuan/contract/library/panorama-path.ts';
import { read } from '@tuyuan/contract/library/user-behavior.ts';
import { miscPath } from '@tuyuan/contract/resource-path.ts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { flatPicture } from '../../../testing/test-pictures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { uploadForm } from '../../../testing/upload-form.ts';
import { defaultTenantSchema } from '../../site/index.ts';
import { cutPanoramaPicture } from './cut-panorama-picture.ts';
import { findUsedFiles } from './panorama-picture.repository.ts';
import { tidyPanoramas } from './tidy-panoramas.ts';

let server: TestServer;
let editor: { authorization: string };
let visitor: { authorization: string };
let sphere: Buffer;
let panorama: PanoramaDraft;
let pictureId: number;

/** Robots aren't counted. */
const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const schema = defaultTenantSchema;
const library = () => ({ schema, db: server.db });
const draftOf = (id: number) => resultOf(server.app, getManagedPanorama, { id }, editor);
const upload = (id: number, bytes: Buffer, who = editor) =>
  uploadForm(server.app, uploadPanoramaPicture, { id }, { bytes, name: 'lake.jpg' }, who);
const fetchPath = async (url: string, headers = {}) =>
  (await server.app.inject({ method: 'GET', url, headers })).statusCode;

function sceneOf(key: string, hotspots: object[] = []) {
  return { key, pictureId, name: key, hotspots };
}

beforeAll(async () => {
  server = await startTestServer({ MODE: 'web' });
  editor = await server.logInAs('panoeditor', ['editor']);
  visitor = await server.logInAs('panovisitor', []);
  sphere = await flatPicture(4096, 2048, '#3a6ea5').jpeg({ quality: 60 }).toBuffer();
  panorama = await resultOf(server.app, createPanorama, { title: '高山湖' }, editor);
  const { result, code } = await upload(panorama.id, sphere);
  expect(code).toBeNull();
  pictureId = result?.id ?? 0;
});
afterAll(() => server.stop());

describe('a picture', () => {
  it('has to be 2:1 and at least 4000 px wide, and is for editors only', async () => {
    const tall = await flatPicture(4096, 2730, '#333333').jpeg({ quality: 40 }).toBuffer();
    const small = await flatPicture(3000, 1500, '#333333').jpeg({ quality: 40 }).toBuffer();
    expect((await upload(panorama.id, tall)).code).toBe('Panorama.NotEquirectangular');
    expect((await upload(panorama.id, small)).code).toBe('Panorama.TooSmall');
    expect((await upload(panorama.id, Buffer.from('no picture'))).code).toBe('Picture.NotAPicture');
    expect((await upload(panorama.id, sphere, visitor)).code).toBe('Permission.Denied');
    expect((await upload(999_999, sphere)).code).toBe('Panorama.NotFound');
  });

  it('blocks publishing until its tiles are there', async () => {
    const saved = await resultOf(
      server.app,
      savePanorama,
      { id: panorama.id, basedOn: 1, tour: { title: '高山湖', scenes: [sceneOf('lake')] } },
      editor,
    );
    expect(
      await callEndpoint(server.app, publishPanorama, { id: panorama.id, revision: saved.revision }, editor),
    ).toMatchObject({
      code: 'Panorama.NotReady',
    });
  });

  it('is cut into marked tiles of two levels and a whole one, and a second job does nothing', async () => {
    await cutPanoramaPicture(server.ingest, library(), pictureId);
    const [picture] = (await draftOf(panorama.id)).pictures;
    expect(picture).toMatchObject({ state: 'ready', tileWidth: 4096, tilesDone: 35, tilesTotal: 35 });
    await cutPanoramaPicture(server.ingest, library(), pictureId);
    expect((await draftOf(panorama.id)).pictures[0]?.version).toBe(picture?.version);
    const answer = await server.app.inject(panoramaTilePath(picture?.version ?? '', 0, 7, 3));
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 512, height: 512 });
    const base = await sharp(
      (await server.app.inject(panoramaPicturePath(picture?.version ?? '', 'base'))).rawPayload,
    ).stats();
    // The mark is burnt in: what was uploaded is one flat colour.
    expect(Math.max(...base.channels.map(({ stdev }) => stdev))).toBeGreaterThan(1);
    expect(await fetchPath(panoramaTilePath(picture?.version ?? '', 0, 8, 0))).toBe(404);
  });

  it('never leaves as the file it is', async () => {
    const [file] = await findUsedFiles(server.db);
    const shown = await callEndpoint(server.app, getManagedPanorama, { id: panorama.id }, editor);
    expect(JSON.stringify(shown.result)).not.toContain(file?.originalKey);
    for (const path of [`Panorama/${file?.version}/orig`, `Misc/${file?.version}`, `Image/Article/${file?.version}`])
      expect(await fetchPath(`/api/Resource/${path}`)).toBe(404);
  });

  it('that can’t be decoded is marked as failed, in words', async () => {
    const { result } = await upload(panorama.id, sphere.subarray(0, sphere.length - 400));
    await cutPanoramaPicture(server.ingest, library(), result?.id ?? 0);
    const found = (await draftOf(panorama.id)).pictures.find(({ id }) => id === result?.id);
    expect(found).toMatchObject({ state: 'failed' });
    expect(found?.failure).not.toBe('');
  });
});

describe('the draft', () => {
  it('of two editors at once is saved by one; the other is told', async () => {
    const { revision } = await draftOf(panorama.id);
    const save = (description: string) =>
      callEndpoint(
        server.app,
        savePanorama,
        { id: panorama.id, basedOn: revision, tour: { title: '高山湖', description, scenes: [sceneOf('lake')] } },
        editor,
      );
    const answers = await Promise.all([save('甲'), save('乙')]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['Panorama.ChangedMeanwhile', null].toSorted());
    expect((await draftOf(panorama.id)).revision).toBe(revision + 1);
  });

  it('takes no picture of another panorama, no key twice, no address of another scheme', async () => {
    const other = await resultOf(server.app, createPanorama, { title: '另一个' }, editor);
    const save = (tour: object) => callEndpoint(server.app, savePanorama, { id: other.id, basedOn: 1, tour }, editor);
    expect((await save({ title: '另一个', scenes: [sceneOf('lake')] })).code).toBe('Panorama.PictureNotFound');
    expect((await save({ scenes: [sceneOf('a'), sceneOf('a')] })).code).toBe('Panorama.KeyTwice');
    for (const href of ['javascript:alert(1)', '//evil.example', 'http://evil.example'])
      expect((await save({ scenes: [sceneOf('a', [{ key: 'x', kind: 'link', yaw: 0, pitch: 0, href }])] })).code).toBe(
        'Request.Invalid',
      );
    await resultOf(server.app, deletePanorama, { id: other.id }, editor);
  });

  it('without a title, without a scene or with a way to nowhere isn’t published; a dead end is', async () => {
    const tryWith = async (tour: object) => {
      const { revision } = await draftOf(panorama.id);
      const saved = await resultOf(server.app, savePanorama, { id: panorama.id, basedOn: revision, tour }, editor);
      return callEndpoint(server.app, publishPanorama, { id: panorama.id, revision: saved.revision }, editor);
    };
    expect(await tryWith({ title: '', scenes: [sceneOf('lake')] })).toMatchObject({
      code: 'Panorama.Untitled',
      validationErrors: [{ members: ['title'] }],
    });
    expect((await tryWith({ title: '高山湖' })).code).toBe('Panorama.Empty');
    const lost = { key: 'x', kind: 'scene', yaw: 10, pitch: 0, target: 'gone' };
    expect((await tryWith({ title: '高山湖', scenes: [sceneOf('lake', [lost])] })).code).toBe('Panorama.LeadsNowhere');
    const way = { key: 'x', kind: 'scene', yaw: 10, pitch: 0, target: 'pass' };
    expect((await tryWith({ title: '高山湖', scenes: [sceneOf('lake', [way]), sceneOf('pass')] })).code).toBeNull();
  });
});

describe('visitors', () => {
  it('see what was published, not the draft; the token of a preview shows that', async () => {
    const { revision, draft } = await draftOf(panorama.id);
    await resultOf(
      server.app,
      savePanorama,
      { id: panorama.id, basedOn: revision, tour: { ...draft, title: '新标题' } },
      editor,
    );
    const shown = await resultOf(server.app, getPanorama, { id: panorama.id });
    expect(shown).toMatchObject({
      title: '高山湖',
      sceneCount: 2,
      scenes: [{ hotspots: [{ target: 'pass' }] }, { key: 'pass' }],
    });
    const { path } = await resultOf(server.app, createPanoramaPreview, { id: panorama.id }, editor);
    const preview = new URLSearchParams(path.split('?')[1]).get('preview');
    expect((await resultOf(server.app, getPanorama, { id: panorama.id, preview })).title).toBe('新标题');
    expect((await callEndpoint(server.app, getPanorama, { id: panorama.id, preview: `${preview}x` })).code).toBe(
      'Panorama.PreviewExpired',
    );
    expect((await resultOf(server.app, getPanoramas, { keyword: '高山' })).items).toMatchObject([{ id: panorama.id }]);
    expect((await resultOf(server.app, getPano, {})).items).toHaveLength(1);
  });

  it('comment on it, and are counted once a day', async () => {
    const { id } = panorama;
    expect(
      (await callEndpoint(server.app, createComment, { kind: 'panorama', id, text: '像站在湖上' }, visitor)).code,
    ).toBeNull();
    expect((await resultOf(server.app, getComments, { kind: 'panorama', id })).items).toHaveLength(1);
    for (const who of [visitor, visitor, editor])
      await resultOf(server.app, read, { kind: 'panorama', id }, { ...who, 'user-agent': browser });
    await vi.waitFor(async () => expect((await draftOf(id)).views).toBe(2), { timeout: 6000 });
  });

  it('see neither a withdrawn panorama nor its tiles; its editors see both', async () => {
    const version = (await draftOf(panorama.id)).coverVersion ?? '';
    await resultOf(server.app, withdrawPanorama, { id: panorama.id }, editor);
    expect((await callEndpoint(server.app, getPanorama, { id: panorama.id })).code).toBe('Panorama.NotFound');
    expect(await fetchPath(panoramaPicturePath(version, 'base'))).toBe(404);
    expect(await fetchPath(panoramaPicturePath(version, 'base'), visitor)).toBe(404);
    expect(await fetchPath(panoramaPicturePath(version, 'base'), editor)).toBe(200);
  });

  it('who have the link of a preview see the tiles of a withdrawn panorama, with that token only', async () => {
    const { id } = panorama;
    const linkOf = async (of: number) => {
      const { path } = await resultOf(server.app, createPanoramaPreview, { id: of }, editor);
      return new URLSearchParams(path.split('?')[1]).get('preview') ?? '';
    };
    const { cover, scenes } = await resultOf(server.app, getPanorama, { id, preview: await linkOf(id) });
    const shown = scenes[0]?.picture.version ?? '';
    expect(await fetchPath(panoramaPicturePath(cover.version, 'card'))).toBe(200);
    expect((await server.app.inject(panoramaTilePath(shown, 0, 0, 0))).headers['cache-control']).toBe(
      'private, no-store',
    );
    const [version = ''] = shown.split('.');
    const other = await resultOf(server.app, createPanorama, { title: '别的' }, editor);
    for (const token of [await linkOf(other.id), 'nothing', ''])
      expect(await fetchPath(panoramaPicturePath(`${version}.${token}`, 'base'))).toBe(404);
    await resultOf(server.app, deletePanorama, { id: other.id }, editor);
  });
});

it('a floor plan is deleted a day after no panorama uses it, and one that is none is not taken', async () => {
  const made = await resultOf(server.app, createPanorama, { title: '平面图' }, editor);
  const bytes = await flatPicture(300, 200, '#eeeeee').png().toBuffer();
  const uploadPlan = async () =>
    (await uploadForm(server.app, uploadPanoramaPlan, {}, { bytes, name: 'plan.png' }, editor)).result?.key ?? '';
  const [used, replaced] = [await uploadPlan(), await uploadPlan()];
  const save = (basedOn: number, planKey: string) =>
    callEndpoint(server.app, savePanorama, { id: made.id, basedOn, tour: { title: '平面图', planKey } }, editor);
  expect((await save(1, replaced)).code).toBeNull();
  expect((await save(2, used)).code).toBeNull();
  expect((await save(3, 'A'.repeat(22))).code).toBe('Panorama.PictureNotFound');
  const look = (key: string) => fetchPath(miscPath(key));
  await tidyPanoramas(server.ingest, library());
  expect([await look(used), await look(replaced)]).toEqual([200, 200]);
  await server.db.execute(sql`UPDATE panorama_plan SET kept_at = now() - interval '2 days'`);
  await tidyPanoramas(server.ingest, library());
  expect([await look(used), await look(replaced)]).toEqual([200, 404]);
  await resultOf(server.app, deletePanorama, { id: made.id }, editor);
  await tidyPanoramas(server.ingest, library());
  expect(await look(used)).toBe(404);
});

it('tidying keeps what is used, deletes pictures of no scene a day later and files of none', async () => {
  await server.db.execute(sql`UPDATE panorama_picture SET created_at = now() - interval '2 days'`);
  const stray = `${schema}/panoramas/tiles/st/stray-version-of-nothing/base.webp`;
  await server.ingest.storage.put(stray, Buffer.from('x'));
  await tidyPanoramas(server.ingest, library(), () => Date.now() + 7 * 3600 * 1000);
  expect(await server.ingest.storage.size(stray)).toBeNull();
  const files = await findUsedFiles(server.db);
  expect(files).toHaveLength(1);
  expect(await server.ingest.storage.size(files[0]?.originalKey ?? '')).not.toBeNull();
});

it('deleting takes the pictures and their tiles along', async () => {
  const [file] = await findUsedFiles(server.db);
  await resultOf(server.app, deletePanorama, { id: panorama.id }, editor);
  expect(await server.ingest.storage.size(file?.originalKey ?? '')).toBeNull();
  expect(
    await server.ingest.storage.size(
      `${schema}/panoramas/tiles/${file?.version?.slice(0, 2)}/${file?.version}/base.webp`,
    ),
  ).toBeNull();
});

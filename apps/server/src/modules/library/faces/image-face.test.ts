import type { RequestOf } from '@tuyuan/contract/endpoint.ts';
import { searchImages } from '@tuyuan/contract/library/advance-image-search.ts';
import * as imageFace from '@tuyuan/contract/library/image-face.ts';
import { setReleaseConsent } from '@tuyuan/contract/library/image-upload.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type BuiltImage, libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { derivativeKey } from '../../site/index.ts';
import { checkFaces, checkFacesLaterJob } from './check-faces.ts';
import type { FacePicture, FoundFace } from './face-provider.ts';
import { forgetFaces } from './forget-faces.ts';
import { hasFaces } from './has-faces.ts';

const schema = 'tenant_default';
const timeZone = 'Asia/Shanghai';
type Headers = { authorization: string };

let server: TestServer;
let admin: Headers;
let author: Headers;
let other: Headers;
let authorId: number;
beforeAll(async () => {
  server = await startTestServer({ MODE: 'web' });
  admin = await server.logInAs('admin', ['admin']);
  author = await server.logInAs('author', []);
  other = await server.logInAs('other', []);
  authorId = await libraryBuilder(server.db).photographer('author');
});
afterAll(() => server.stop());

const guess = <Value>(value: Value) => ({ value, confidence: 0.9 });
const face = (given: Partial<FoundFace> = {}): FoundFace => ({
  box: { x: 0.1, y: 0.2, width: 0.3, height: 0.4 },
  confidence: 0.95,
  ...{ age: null, gender: null, expression: null, race: null, beauty: null },
  ...given,
});
const woman = face({ age: guess(28), gender: guess('female'), expression: guess('smile') });
const man = face({ age: guess(61), gender: guess('male'), expression: guess('neutral') });

let found: (picture: FacePicture) => Promise<FoundFace[]>;
const providers = { model: { detect: (picture: FacePicture) => found(picture) }, cloud: null };
const check = () => checkFaces({ ...server.ingest, providers, timeZone }, { schema, db: server.db });
const setting = (isOn: boolean) =>
  resultOf(server.app, imageFace.updateFaceSetting, { isOn, provider: 'model' }, admin);

/** A published image with renderings, as far as looking for faces needs them. */
async function image(): Promise<BuiltImage> {
  const built = await libraryBuilder(server.db).image({ authorId });
  const source = { tenantSchema: schema, sha256: built.sha256, version: built.version };
  await server.ingest.storage.put(derivativeKey(source, 'w1280.jpeg'), Buffer.from(String(built.id)));
  return built;
}
/** Images with these faces, looked at. */
async function images(...faces: (readonly FoundFace[])[]): Promise<number[]> {
  const built: BuiltImage[] = [];
  for (const _ of faces) built.push(await image());
  found = async ({ bytes }) => [...(faces[built.findIndex(({ id }) => id === Number(Buffer.from(bytes)))] ?? [])];
  await check();
  return built.map(({ id }) => id);
}
const search = async (input: RequestOf<typeof searchImages>) =>
  (await resultOf(server.app, searchImages, { ...input, sort: 'newest' })).items.map(({ id }) => id).toSorted();
const facets = (input: RequestOf<typeof imageFace.getFaceFacets> = {}) =>
  resultOf(server.app, imageFace.getFaceFacets, input);
const facesOf = (imageId: number, headers = admin) =>
  resultOf(server.app, imageFace.getImageFaces, { imageId }, headers);

beforeEach(async () => {
  await server.db.execute(sql`DELETE FROM image`);
  await setting(true);
});

describe('the switch', () => {
  it('is off on a new site: nothing is looked for, shown or searched, and filters are ignored', async () => {
    await setting(false);
    const [id = 0] = await images([woman]);
    expect(await facesOf(id)).toMatchObject({ isOn: false, isChecked: false, items: [], abilities: { edit: false } });
    expect(await facets()).toMatchObject({ isOn: false, faceGender: [] });
    expect(await search({ faceGender: 'male' })).toEqual([id]);
    expect(await hasFaces(providers, server.db, { bytes: Buffer.from(''), width: 1, height: 1 })).toBeNull();
    const correction = { imageId: id, id: 1, ...given };
    expect(await callEndpoint(server.app, imageFace.updateImageFace, correction, admin)).toMatchObject({
      code: 'Face.Off',
    });
  });

  it('a provider that this server lacks can’t be chosen', async () => {
    const chosen = await callEndpoint(
      server.app,
      imageFace.updateFaceSetting,
      { isOn: true, provider: 'cloud' },
      admin,
    );
    expect(chosen).toMatchObject({ status: 409, code: 'Face.ProviderMissing' });
  });

  it('switched off, everything found can be deleted, and not before', async () => {
    const [id = 0] = await images([woman]);
    expect(await callEndpoint(server.app, imageFace.deleteFaces, {}, admin)).toMatchObject({ code: 'Face.On' });
    await forgetFaces({ schema, db: server.db }, timeZone);
    expect((await facesOf(id)).items).toHaveLength(1);
    await setting(false);
    await resultOf(server.app, imageFace.deleteFaces, {}, admin);
    await forgetFaces({ schema, db: server.db }, timeZone);
    expect(await setting(true)).toMatchObject({ checked: 0, waiting: 1, faces: 0 });
    expect(await search({ faceGender: 'female' })).toEqual([]);
  });
});

const given = {
  box: { x: 0.5, y: 0.5, width: 0.2, height: 0.2 },
  ...{ age: 40, gender: null, expression: 'laugh', race: 'yellow', beauty: null },
} as const;

describe('searching', () => {
  it('one face has to match every filter, and what nobody could tell matches none', async () => {
    const [alone = 0, pair = 0, blank = 0] = await images([woman], [woman, man], [face()]);
    expect(await search({ faceGender: 'female' })).toEqual([alone, pair]);
    expect(await search({ faceGender: ['female', 'male'] })).toEqual([alone, pair]);
    expect(await search({ faceAgeRange: '60-70' })).toEqual([pair]);
    expect(await search({ faceAgeRange: '0-120' })).toEqual([alone, pair]);
    expect(await search({ faceAgeRange: '26-27' })).toEqual([]);
    expect(await search({ faceGender: 'female', faceAgeRange: '60-70' })).toEqual([]);
    expect(await search({ faceExpression: 'smile', isSinglePeople: false })).toEqual([pair]);
    expect(await search({ isSinglePeople: true })).toEqual([alone, blank]);
    expect(await search({ faceRace: ['yellow', 'white', 'black', 'arabs'] })).toEqual([]);
    expect(await search({ faceBeautyRange: '0-100' })).toEqual([]);
  });

  it('counts each value without its own selection', async () => {
    await images([woman], [woman, man], [man], []);
    expect(await facets({ faceGender: 'female' })).toMatchObject({
      isOn: true,
      isSinglePeople: [
        { value: true, count: 1 },
        { value: false, count: 1 },
      ],
      faceGender: [
        { value: 'female', count: 2 },
        { value: 'male', count: 2 },
      ],
      faceExpression: [{ value: 'smile', count: 2 }],
      faceRace: [],
      aged: 2,
      rated: 0,
    });
  });

  it.each(['50-20', '20', '0-121', 'a-b'])('refuses the range %s', async (faceAgeRange) => {
    expect(await callEndpoint(server.app, searchImages, { faceAgeRange })).toMatchObject({ status: 400 });
  });
});

describe('looking', () => {
  it('settles a picture that can’t be looked at, and stops at a fault that may pass', async () => {
    const { id } = await image();
    found = () => Promise.reject(new Error('away'));
    await expect(check()).rejects.toThrow('away');
    found = () => Promise.reject(new AppError('Picture.TooSlow'));
    await check();
    expect(await facesOf(id)).toMatchObject({ items: [] });
    expect(await setting(true)).toMatchObject({ failed: 1, waiting: 0 });
  });

  it('goes on later where the provider takes no more for now, and settles nothing meanwhile', async () => {
    await image();
    await image();
    let asked = 0;
    found = () => {
      asked += 1;
      return Promise.reject(new AppError('Face.ProviderBusy'));
    };
    const before = await server.ingest.jobs.pending(checkFacesLaterJob);
    await check();
    expect(asked).toBe(1);
    expect(await server.ingest.jobs.pending(checkFacesLaterJob)).toBe(before + 1);
    expect(await setting(true)).toMatchObject({ failed: 0, waiting: 2 });
  });

  it('waiting are those that are looked at some time', async () => {
    const { id } = await image();
    await image();
    await server.db.execute(sql`UPDATE image SET review_state = 'pending' WHERE id = ${id}`);
    expect(await setting(true)).toMatchObject({ waiting: 2 });
    await server.db.execute(sql`UPDATE face_setting SET provider = 'cloud'`);
    expect(await resultOf(server.app, imageFace.getFaceStatus, {}, admin)).toMatchObject({ waiting: 1 });
    await server.db.execute(sql`UPDATE face_setting SET provider = 'model'`);
  });

  it('two lookers at once leave one set of faces', async () => {
    const { id } = await image();
    found = async () => [woman, man];
    await Promise.all([check(), check(), check()]);
    expect((await facesOf(id)).items).toHaveLength(2);
  });

  it('again replaces what was found and leaves what a person has corrected', async () => {
    const [plain = 0, corrected = 0] = await images([woman], [woman]);
    const [own] = (await facesOf(corrected)).items;
    await resultOf(server.app, imageFace.deleteImageFace, { imageId: corrected, id: own?.id ?? 0 }, author);
    found = async () => [man, man];
    expect(await resultOf(server.app, imageFace.checkFacesAgain, {}, admin)).toMatchObject({
      waiting: 1,
      corrected: 1,
    });
    await check();
    expect((await facesOf(plain)).items).toHaveLength(2);
    expect((await facesOf(corrected)).items).toEqual([]);
  });
});

describe('correcting', () => {
  it('a reviewer changes values, which then count as said by a person; search follows at once', async () => {
    const [imageId = 0] = await images([woman]);
    const [before] = (await facesOf(imageId)).items;
    const change = { imageId, id: before?.id ?? 0, ...given, age: 28 };
    const { items } = await resultOf(server.app, imageFace.updateImageFace, change, admin);
    expect(items[0]).toMatchObject({
      box: { x: 0.5 },
      source: 'manual',
      age: { value: 28, source: 'model' },
      gender: null,
      expression: { value: 'laugh', confidence: 1, source: 'manual' },
      race: { value: 'yellow', source: 'manual' },
    });
    expect(await search({ faceGender: 'female' })).toEqual([]);
    expect(await search({ faceRace: 'yellow', faceExpression: 'laugh' })).toEqual([imageId]);
    await resultOf(server.app, imageFace.createImageFace, { imageId, ...given }, admin);
    expect(await search({ isSinglePeople: false })).toEqual([imageId]);
  });

  it('authors see and delete the faces of their own pictures, nobody else those of others', async () => {
    const [imageId = 0] = await images([woman]);
    const shown = await facesOf(imageId, author);
    expect(shown).toMatchObject({ items: [{}], abilities: { edit: false, delete: true } });
    const id = shown.items[0]?.id ?? 0;
    const hidden = { status: 404, code: 'Image.NotFound' };
    expect(await callEndpoint(server.app, imageFace.getImageFaces, { imageId }, other)).toMatchObject(hidden);
    expect(await callEndpoint(server.app, imageFace.deleteImageFace, { imageId, id }, other)).toMatchObject(hidden);
    const change = { imageId, id, ...given };
    expect(await callEndpoint(server.app, imageFace.updateImageFace, change, author)).toMatchObject({ status: 403 });
    expect((await resultOf(server.app, imageFace.deleteImageFace, { imageId, id }, author)).items).toEqual([]);
    expect(await search({ faceGender: 'female' })).toEqual([]);
  });
});

it('a release that refuses keeps its pictures out of the search by faces, until it allows them', async () => {
  const [imageId = 0] = await images([woman]);
  const { rows } = await server.db.execute(sql`WITH r AS (
      INSERT INTO image_release (author_id, kind, file_name, bytes, key, format) VALUES (${authorId}, 'model', '授权书.pdf', 1, 'k', 'pdf') RETURNING id),
    u AS (INSERT INTO upload (key, author_id, file_name, bytes, state, image_id) VALUES ('k', ${authorId}, 'a.jpg', 1, 'ready', ${imageId}) RETURNING id)
    INSERT INTO image_release_upload SELECT r.id, u.id FROM r, u RETURNING release_id AS id`);
  const { id } = z.object({ id: z.int() }).parse(rows[0]);
  expect(await search({ faceGender: 'female' })).toEqual([imageId]);
  const refusal = { id, allowsFaceSearch: false };
  expect(await callEndpoint(server.app, setReleaseConsent, refusal, other)).toMatchObject({ code: 'Release.NotFound' });
  expect(await resultOf(server.app, setReleaseConsent, refusal, author)).toMatchObject(refusal);
  expect(await search({ faceGender: 'female' })).toEqual([]);
  expect(await search({ isSinglePeople: true })).toEqual([]);
  expect(await facets()).toMatchObject({ faceGender: [], isSinglePeople: [] });
  expect(await facesOf(imageId)).toMatchObject({ isRefused: true, items: [{}] });
  await resultOf(server.app, setReleaseConsent, { id, allowsFaceSearch: true }, admin);
  expect(await search({ faceGender: 'female' })).toEqual([imageId]);
});

it('nothing is kept by which a person could be recognised', async () => {
  await images([woman, man]);
  const columns =
    await server.db.execute(sql`SELECT table_name || '.' || column_name || ' ' || data_type AS name FROM information_schema.columns
    WHERE table_schema = ${schema} AND table_name IN ('image_face', 'face_check', 'face_setting') ORDER BY 1`);
  const told = ['age', 'gender', 'expression', 'race', 'beauty'];
  expect(columns.rows.map(({ name }) => name)).toEqual(
    [
      'face_check.checked_at timestamp with time zone',
      'face_check.fault text',
      'face_check.image_id integer',
      'face_check.source text',
      'face_setting.checks_since timestamp with time zone',
      'face_setting.is_on boolean',
      'face_setting.is_one boolean',
      'face_setting.provider text',
      'image_face.confidence real',
      'image_face.id integer',
      'image_face.image_id integer',
      'image_face.source text',
      ...['x', 'y', 'width', 'height'].map((name) => `image_face.${name} real`),
      ...told.map((name) => `image_face.${name} ${name === 'age' || name === 'beauty' ? 'smallint' : 'text'}`),
      ...told.map((name) => `image_face.${name}_confidence real`),
      ...told.map((name) => `image_face.${name}_source text`),
    ].toSorted(),
  );
  // No row has room for a fingerprint: 1,024 numbers would be 4 KB.
  const { rows } = await server.db.execute(sql`SELECT max(pg_column_size(f)) AS face,
    (SELECT max(pg_column_size(s.faces)) FROM image_search s) AS searched FROM image_face f`);
  const sizes = z.object({ face: z.int(), searched: z.int() }).parse(rows[0]);
  expect(sizes.face).toBeLessThan(250);
  expect(sizes.searched).toBeLessThan(400);
});

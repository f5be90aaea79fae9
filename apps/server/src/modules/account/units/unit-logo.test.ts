import * as units from '@tuyuan/contract/account/organization-unit.ts';
import { getPhotographerInfo } from '@tuyuan/contract/library/photographer-data.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resultOf } from '../../../testing/call-endpoint.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { uploadForm } from '../../../testing/upload-form.ts';

let server: TestServer;
let admin: { authorization: string };
let id: number;
let picture: { bytes: Uint8Array; name: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('chief', ['admin']);
  ({ id } = await resultOf(server.app, units.createUnit, { name: '市分会', parentId: null }, admin));
  await resultOf(server.app, units.updateUnit, { id, name: '市分会', coverImageId: null, isPublic: true }, admin);
  const drawn = sharp({ create: { width: 600, height: 400, channels: 3, background: '#d92e55' } });
  picture = { bytes: await drawn.png().toBuffer(), name: 'logo.png' };
});
afterAll(() => server.stop());

const upload = (unit: number, headers = admin) =>
  uploadForm(server.app, units.uploadUnitLogo, { id: unit }, picture, headers);
const statusOf = async (path: string) => (await server.app.inject({ method: 'GET', url: path })).statusCode;

it('is shown on the unit’s page, at the unit above it, beside its photographers’ names, and gone when taken away', async () => {
  const child = await resultOf(server.app, units.createUnit, { name: '县组', parentId: id }, admin);
  await resultOf(
    server.app,
    units.updateUnit,
    { id: child.id, name: '县组', coverImageId: null, isPublic: true },
    admin,
  );
  const author = await libraryBuilder(server.db).photographer('author');
  await resultOf(server.app, units.addUnitMembers, { id: child.id, userIds: [author] }, admin);

  const { logo = '' } = (await upload(child.id)).result ?? {};
  const file = await server.app.inject({ method: 'GET', url: logo });
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 256, height: 256 });
  const reference = { id: child.id, name: '县组', logo };
  expect(await resultOf(server.app, units.getUnit, { id: child.id })).toMatchObject({ logo });
  expect((await resultOf(server.app, units.getUnit, { id })).children).toEqual([reference]);
  expect((await resultOf(server.app, getPhotographerInfo, { userId: author })).units).toEqual([reference]);
  expect((await resultOf(server.app, units.getUnits, {}, admin)).items.map((unit) => unit.logo)).toEqual(['', logo]);

  const other = (await upload(child.id)).result?.logo ?? '';
  expect(await statusOf(logo)).toBe(404);
  await resultOf(server.app, units.removeUnitLogo, { id: child.id }, admin);
  expect(await statusOf(other)).toBe(404);
  expect(await resultOf(server.app, units.getUnit, { id: child.id })).toMatchObject({ logo: '' });
});

it('goes with its unit', async () => {
  const gone = await resultOf(server.app, units.createUnit, { name: '撤销', parentId: null }, admin);
  const { logo = '' } = (await upload(gone.id)).result ?? {};
  await resultOf(server.app, units.deleteUnit, { id: gone.id }, admin);
  expect(await statusOf(logo)).toBe(404);
});

it('is refused for a unit that isn’t there, and from whoever may not edit units', async () => {
  expect((await upload(999_999)).code).toBe('OrganizationUnit.NotFound');
  expect((await upload(id, await server.logInAs('visitor', ['user']))).code).toBe('Permission.Denied');
});

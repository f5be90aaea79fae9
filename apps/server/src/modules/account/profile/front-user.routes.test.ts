import {
  getBackground,
  getBroadcastSubscribe,
  getFirstBuy,
  getGrapherProfile,
  getProfile,
  getServicePhone,
  updateBroadcastSubscribe,
  updateGrapherProfile,
  updateProfile,
} from '@tuyuan/contract/account/front-user.ts';
import { getPhotographerInfo } from '@tuyuan/contract/library/photographer-data.ts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

type Headers = { authorization: string };

let server: TestServer;
let lin: Headers;
let wei: Headers;
beforeAll(async () => {
  server = await startTestServer();
  lin = await server.logInAs('lin', ['user']);
  wei = await server.logInAs('wei', ['user']);
});
afterAll(() => server.stop());

const profileOf = (headers: Headers) => resultOf(server.app, getProfile, {}, headers);

async function makePhotographer(userName: string): Promise<Headers> {
  const headers = await server.logInAs(userName, ['photographer', 'user']);
  await server.db.execute(
    sql`INSERT INTO photographer (user_id) SELECT id FROM app_user WHERE user_name = ${userName}`,
  );
  return headers;
}

describe('a profile', () => {
  it('changes what is given and keeps the rest', async () => {
    const regionId = await libraryBuilder(server.db).region('丽江');
    const changed = { nickName: '林深', gender: 'female', birthday: '1990-02-28', regionId, email: 'lin@example.com' };
    await resultOf(server.app, updateProfile, { ...changed, personalSign: '见山' }, lin);
    await resultOf(server.app, updateProfile, { personalSign: '见水' }, lin);
    expect(await profileOf(lin)).toMatchObject({
      ...changed,
      personalSign: '见水',
      regionName: '丽江',
      isPhotographer: false,
    });
    await resultOf(server.app, updateProfile, { email: '', birthday: null, regionId: null }, lin);
    expect(await profileOf(lin)).toMatchObject({ email: '', birthday: null, regionName: '', nickName: '林深' });
  });

  it('is nobody else’s', async () => {
    expect(await profileOf(wei)).toMatchObject({ userName: 'wei', nickName: 'wei', personalSign: '' });
  });

  it('shows the phone masked', async () => {
    await server.db.execute(sql`UPDATE app_user SET phone = '13812345678' WHERE user_name = 'wei'`);
    expect((await profileOf(wei)).phone).toBe('138****5678');
  });

  it('takes an e-mail address once, whatever its case, and no place that is not there', async () => {
    await resultOf(server.app, updateProfile, { email: 'one@example.com' }, lin);
    const taken = await callEndpoint(server.app, updateProfile, { email: 'ONE@example.com', nickName: '未改' }, wei);
    expect(taken).toMatchObject({ code: 'User.EmailTaken', validationErrors: [{ members: ['email'] }] });
    expect((await callEndpoint(server.app, updateProfile, { regionId: 999_999 }, wei)).code).toBe('Region.NotFound');
    expect((await profileOf(wei)).nickName).toBe('wei');
  });

  it.each([
    ['nickName', ''],
    ['nickName', '林\u202E深'],
    ['nickName', '字'.repeat(21)],
    ['email', 'no address'],
    ['gender', 'other'],
    ['birthday', '2099-01-01'],
    ['birthday', '1990-02-30'],
  ])('refuses a %s of %o', async (field, value) => {
    const answer = await callEndpoint(server.app, updateProfile, { [field]: value }, lin);
    expect([answer.code, answer.validationErrors[0]?.members]).toEqual(['Request.Invalid', [field]]);
  });

  it('calls nobody as the site’s own people are called but those', async () => {
    for (const nickName of ['图苑客服', '官方-小苑', 'Admin'])
      expect((await callEndpoint(server.app, updateProfile, { nickName }, lin)).code).toBe('User.NameReserved');
    const admin = await server.logInAs('chief', ['admin']);
    expect((await resultOf(server.app, updateProfile, { nickName: '管理员' }, admin)).nickName).toBe('管理员');
  });
});

describe('a photographer’s profile', () => {
  it('is only a photographer’s', async () => {
    expect((await callEndpoint(server.app, getGrapherProfile, {}, lin)).code).toBe('Photographer.NotFound');
    expect((await callEndpoint(server.app, updateGrapherProfile, { unitName: '县馆' }, lin)).code).toBe(
      'Photographer.NotFound',
    );
  });

  it('changes on the public page, with the name in search', async () => {
    const headers = await makePhotographer('fang');
    await resultOf(server.app, updateGrapherProfile, { introduction: '拍鸟二十年', unitName: '观鸟会' }, headers);
    await resultOf(server.app, updateProfile, { nickName: '方圆', personalSign: '飞羽' }, headers);
    const { id: userId } = await profileOf(headers);
    expect(await resultOf(server.app, getPhotographerInfo, { userId })).toMatchObject({
      author: { nickName: '方圆' },
      introduction: '拍鸟二十年',
      unitName: '观鸟会',
      personalSign: '飞羽',
    });
    expect(await resultOf(server.app, getGrapherProfile, {}, headers)).toMatchObject({ personalSign: '飞羽' });
    const found = async () => {
      const { rows } = await server.db.execute(sql`
        SELECT tokenizer_version > 0 AS is_indexed FROM photographer_search WHERE user_id = ${userId} AND tsv::text LIKE '%方圆%'`);
      return rows;
    };
    await expect.poll(found, { timeout: 20_000 }).toEqual([{ is_indexed: true }]);
  });
});

describe('an uploaded picture', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a33' } })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer();
  async function upload(what: 'Avatar' | 'Background', bytes: Buffer, headers: Headers) {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), 'me.jpg');
    const url = `/api/services/app/frontUser/Upload${what}`;
    return server.app.inject({ method: 'POST', url, headers, payload: form });
  }
  const Avatar = z.object({ result: z.object({ avatar: z.string() }) });

  it('becomes the avatar: a square without metadata, for ever at its address, shown wherever the user is', async () => {
    const headers = await makePhotographer('mei');
    const { avatar } = Avatar.parse((await upload('Avatar', await picture(900, 600), headers)).json()).result;
    const served = await server.app.inject({ url: avatar });
    expect(served.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    expect(served.headers['cache-control']).toContain('immutable');
    const metadata = await sharp(served.rawPayload).metadata();
    expect([metadata.width, metadata.height, metadata.exif]).toEqual([512, 512, undefined]);
    expect((await profileOf(headers)).avatar).toBe(avatar);
    const { id: userId } = await profileOf(headers);
    expect((await resultOf(server.app, getPhotographerInfo, { userId })).author.avatar).toBe(avatar);
    const session = await server.app.inject({
      method: 'POST',
      url: '/api/services/app/session/GetCurrentLoginInformations',
      headers,
      payload: {},
    });
    expect(session.body).toContain(avatar);
  });

  it('replaces the one before, whose file goes', async () => {
    const first = Avatar.parse((await upload('Avatar', await picture(200, 200), lin)).json()).result.avatar;
    const second = Avatar.parse((await upload('Avatar', await picture(300, 300), lin)).json()).result.avatar;
    expect(second).not.toBe(first);
    expect((await server.app.inject({ url: first })).statusCode).toBe(404);
    expect((await server.app.inject({ url: second })).statusCode).toBe(200);
  });

  it('becomes the background, and can be taken away', async () => {
    expect((await upload('Background', await picture(2400, 800), wei)).statusCode).toBe(200);
    const path = await resultOf(server.app, getBackground, {}, wei);
    expect(path).toMatch(/^\/api\/Resource\/Misc\//);
    expect((await profileOf(wei)).personalBackground).toBe(path);
    const url = '/api/services/app/frontUser/RemoveBackground';
    await server.app.inject({ method: 'POST', url, headers: wei, payload: {} });
    expect(await resultOf(server.app, getBackground, {}, wei)).toBe('');
  });

  it('has to be one', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const bytes of [svg, Buffer.from('no picture'), Buffer.alloc(0)]) {
      const answer = await upload('Avatar', bytes, lin);
      expect([400, 415]).toContain(answer.statusCode);
    }
    expect((await upload('Avatar', Buffer.alloc(5 * 1024 * 1024 + 1), lin)).statusCode).toBe(413);
  });
});

it('tells what a session loads: first buy, service phone, broadcasts', async () => {
  await server.db.execute(sql`INSERT INTO setting VALUES ('servicePhone', '0888-5100000')`);
  expect(await resultOf(server.app, getFirstBuy, {}, lin)).toBe(true);
  expect(await resultOf(server.app, getServicePhone, {}, lin)).toBe('0888-5100000');
  expect(await resultOf(server.app, getBroadcastSubscribe, {}, lin)).toBe(true);
  await resultOf(server.app, updateBroadcastSubscribe, { isSubscribed: false }, lin);
  expect(await resultOf(server.app, getBroadcastSubscribe, {}, lin)).toBe(false);
  expect(await resultOf(server.app, getBroadcastSubscribe, {}, wei)).toBe(true);
});

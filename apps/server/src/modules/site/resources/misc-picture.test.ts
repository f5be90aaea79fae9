import { uploadConferencePicture } from '@tuyuan/contract/conference/conference-management.ts';
import { phonePicturePath } from '@tuyuan/contract/resource-path.ts';
import { uploadSitePicture } from '@tuyuan/contract/site/site-setting.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { currentWaiter } from '../../../platform/waiter.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { prepareTenant } from '../tenants/index.ts';

let server: TestServer;
let admin: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  await prepareTenant(server.databases, { schema: 'tenant_other', name: '乙站', hostName: 'other.test' });
  admin = await server.logInAs('admin', ['admin']);
});
afterAll(() => server.stop());

const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 4, background: { r: 230, g: 57, b: 95, alpha: 0.5 } } });

async function upload(
  bytes: Buffer,
  shape = 'logo',
  headers: Record<string, string> = admin,
  url: string = uploadSitePicture.path,
) {
  const form = new FormData();
  form.set('shape', shape);
  form.set('file', new Blob([new Uint8Array(bytes)]), 'picture.png');
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  return server.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers });

it('is drawn for the one who uploads it, so that workers can be shared fairly', async () => {
  const waiters: (string | undefined)[] = [];
  const { redraw } = server.ingest.imaging;
  const spy = vi.spyOn(server.ingest.imaging, 'redraw').mockImplementation((...args) => {
    waiters.push(currentWaiter()?.person);
    return redraw(...args);
  });
  const editor = await server.logInAs('drawing-editor', ['admin']);
  const file = await square(300).png().toBuffer();
  expect([(await upload(file)).statusCode, (await upload(file, 'logo', editor)).statusCode]).toEqual([200, 200]);
  spy.mockRestore();
  const [first, second] = waiters;
  expect(first).toMatch(/^tenant_default user \d+$/);
  expect(second).toMatch(/^tenant_default user \d+$/);
  expect(first).not.toBe(second);
});

it('is drawn anew: small, transparent as before, and without anything else the file held', async () => {
  const file = await square(900)
    .withExif({ IFD0: { Copyright: 'hidden words' } })
    .png()
    .toBuffer();
  const answer = await upload(file);
  expect(answer.statusCode).toBe(200);
  const { path } = answer.json<{ result: { path: string } }>().result;
  expect(path).toMatch(/^\/api\/Resource\/Misc\/[\w-]{22}$/);
  const served = await get(path);
  expect(served.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const picture = await sharp(served.rawPayload).metadata();
  expect(picture).toMatchObject({ format: 'webp', width: 120, height: 120, hasAlpha: true });
  expect(served.rawPayload.includes('hidden words')).toBe(false);
});

it('that is smaller than its box is not enlarged; a square is filled', async () => {
  const file = await square(40).png().toBuffer();
  for (const [shape, side] of [
    ['logo', 40],
    ['square', 256],
  ] as const) {
    const { path } = (await upload(file, shape)).json<{ result: { path: string } }>().result;
    expect((await sharp((await get(path)).rawPayload).metadata()).width).toBe(side);
  }
});

it('is no picture of another site, and no key is guessed', async () => {
  const { path } = (await upload(await square(40).png().toBuffer())).json<{ result: { path: string } }>().result;
  for (const answer of [
    await get(path, { host: 'other.test' }),
    await get(`/api/Resource/Misc/${'A'.repeat(22)}`),
    await get('/api/Resource/Misc/..%2F..%2Foriginals'),
  ]) {
    expect(answer.statusCode).toBe(404);
  }
});

it.each([
  ['text', Buffer.from('not a picture'), 415],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 415],
  ['nothing', Buffer.alloc(0), 400],
])('is refused when it is %s', async (_what, bytes, status) => {
  const answer = await upload(bytes);
  expect(answer.statusCode).toBe(status);
  expect(answer.json().error.code).toMatch(/^Picture\./);
});

it('is taken only from whom may change the site', async () => {
  const user = await server.logInAs('plain', ['user']);
  expect((await upload(await square(40).png().toBuffer(), 'logo', user)).statusCode).toBe(403);
});

it('keeps a smaller one of a cover for phones; they get the large one where there is none', async () => {
  const bytes = await square(1600).png().toBuffer();
  const widths = async (shape: string) => {
    const path: string = (await upload(bytes, shape, admin, uploadConferencePicture.path)).json().result.path;
    const misc = path.replace('Image/Conference', 'Misc');
    const answers = [];
    for (const asked of [path, phonePicturePath(path), phonePicturePath(misc)])
      answers.push(await server.app.inject(asked));
    return Promise.all(answers.map(async ({ rawPayload }) => (await sharp(rawPayload).metadata()).width));
  };
  expect(await widths('cover')).toEqual([1200, 750, 750]);
  expect(await widths('portrait')).toEqual([480, 480, 480]);
});

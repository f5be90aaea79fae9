import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import sharp from 'sharp';

const photos = join(import.meta.dirname, '../../apps/server/demo/photos');
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const maxServedWidth = 1600;

const pages = [
  '/',
  '/gallery',
  '/photo?id=1',
  '/gallery/detail?id=1',
  '/album',
  '/album/list?id=1',
  '/photographer/rank',
  '/search/photo?keyword=雪山',
  '/rss.xml',
  '/sitemap.xml',
];
const answers = [
  'imageData/GetImage?id=1',
  'imageData/GetImages?maxResultCount=40',
  'albumData/GetAlbums',
  'albumData/GetTopicAlbum?id=1',
  'indexData/GetCarousels',
  'photographerData/GetRank',
];

/** Returns every picture address in pages and answers, and those composed from ids and versions in all sizes. */
async function findAddresses(request: APIRequestContext): Promise<Set<string>> {
  const found = new Set<string>();
  for (const path of [...pages, ...answers.map((call) => `/api/services/app/${call}`)]) {
    const text = (await (await request.get(path)).text()).replaceAll('\\u002F', '/').replaceAll('&amp;', '&');
    for (const [address] of text.matchAll(/\/api\/Resource\/[A-Za-z0-9_/.-]+/g)) found.add(address);
    for (const [, id, version] of text.matchAll(/"id":(\d+)[^{}]*?"version":"([A-Za-z0-9_-]+)"/g)) {
      for (const size of [320, 640, 1280, 1600]) found.add(`/api/Resource/Image/${id}/${size}/${version}`);
      found.add(`/api/Resource/Image/Raw/${id}`);
    }
  }
  return found;
}

test('a visitor gets no original from any address found in any page or answer @journey', async ({ request }) => {
  test.setTimeout(300_000);
  const originals = new Set(readdirSync(photos).map((name) => sha256(readFileSync(join(photos, name)))));
  const addresses = await findAddresses(request);
  expect(addresses.size).toBeGreaterThan(100);
  let pictures = 0;
  for (const address of addresses) {
    const response = await request.get(address, { headers: { accept: 'image/webp,image/*' } });
    if (address.includes('/Raw/')) {
      expect([401, 403], address).toContain(response.status());
      continue;
    }
    expect(response.status(), address).toBe(200);
    const bytes = await response.body();
    expect(originals.has(sha256(bytes)), address).toBe(false);
    const { width = 0, exif } = await sharp(bytes).metadata();
    expect(width, address).toBeLessThanOrEqual(maxServedWidth);
    expect(exif?.includes('GPS') ?? false, address).toBe(false);
    pictures += 1;
  }
  expect(pictures).toBeGreaterThan(100);
});

const tampered = [
  '/api/Resource/Image/1/2048/aaaaaaaaaaaaaaaa',
  '/api/Resource/Image/1/0/aaaaaaaaaaaaaaaa',
  '/api/Resource/Image/1/640/wrongwrongwrong0',
  '/api/Resource/Image/1/original/aaaaaaaaaaaaaaaa',
  '/api/Resource/Image/1/640/..%2f..%2f..%2fetc%2fpasswd',
  '/api/Resource/Image/..%2f..%2f/640/aaaaaaaaaaaaaaaa',
  '/api/Resource/Image/%2e%2e/%2e%2e/%2e%2e/orig',
  '/api/Resource/Image/-1/640/aaaaaaaaaaaaaaaa',
  '/api/Resource/Image/99999999999999999999/640/aaaaaaaaaaaaaaaa',
  '/api/Resource/Image/1%00/640/aaaaaaaaaaaaaaaa',
  '/api/Resource/Image/FixHeight/1/wrong',
  '/api/Resource/Image/Raw/1e3',
  '/api/Resource/Image/Raw/../../../../etc/passwd',
  '/api/Resource/files/tenant_default/orig',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/../../../package.json',
  '/admin/..%2f..%2fsrc%2fmain.tsx',
];

for (const address of tampered) {
  test(`answers ${address} with a clean 4xx`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBeGreaterThanOrEqual(400);
    expect(response.status()).toBeLessThan(500);
    const text = await response.text();
    expect(text).not.toContain('root:');
    expect(text).not.toContain('"catalog:');
    expect(text).not.toMatch(/node_modules|at .+\.ts:\d+/);
  });
}

test('an original reaches its author byte for byte, and others who may have it as a copy of their own @journey', async ({
  request,
}) => {
  const rawAs = async (userName: string) => {
    const login = await request.post('/api/Account/Login', { data: { userName, password: 'Tuyuan@2026' } });
    const headers = { authorization: `Bearer ${(await login.json()).result}` };
    return request.get('/api/Resource/Image/Raw/1', { headers });
  };
  const image = await request.get('/api/services/app/imageData/GetImage?id=1');
  const own = await rawAs((await image.json()).result.author.userName);
  expect(own.headers()['cache-control']).toContain('no-store');
  expect(own.headers()['content-disposition']).toContain('attachment');
  const originals = new Set(readdirSync(photos).map((name) => sha256(readFileSync(join(photos, name)))));
  expect(originals.has(sha256(await own.body()))).toBe(true);
  const [copy, another] = [await rawAs('admin'), await rawAs('admin')];
  expect(copy.headers()['content-type']).toMatch(/^image\//);
  const digests = [copy, another].map(async (answer) => sha256(await answer.body()));
  expect(new Set([...originals, ...(await Promise.all(digests))]).size).toBe(originals.size + 2);
  expect((await rawAs('visitor')).status()).toBe(403);
});

import { download, getMyOrder } from '@tuyuan/contract/commerce/order.ts';
import { contract } from '@tuyuan/contract/contract.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resultOf } from '../testing/call-endpoint.ts';
import { libraryBuilder } from '../testing/library-builder.ts';
import { sampleInput } from '../testing/sample-input.ts';
import { shopAt } from '../testing/shop.ts';
import { paintScene } from '../testing/test-pictures.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createUser, insertSeedRoles, openSession } from './account/index.ts';
import { prepareTenant } from './site/index.ts';

// Whatever a caller without a licence asks for, and whatever address an answer names: no picture larger than a preview comes
// back, no tile of one, and no archive.

const [width, height] = [2400, 1600];
const previewEdge = 1600;

interface Crawler {
  name: string;
  host?: string;
  headers: Record<string, string>;
}

let server: TestServer;
let crawlers: Crawler[];
let buyer: { authorization: string };
let image: { id: number; version: string };
let licenceId: number;

beforeAll(async () => {
  server = await startTestServer();
  await prepareTenant(server.databases, { schema: 'tenant_other', name: '乙站', hostName: 'other.test' });
  const otherDb = server.databases.of('tenant_other');
  await insertSeedRoles(otherDb, { isHost: false });
  const { id: otherId } = await createUser(otherDb, {
    userName: 'other-admin',
    nickName: '乙站',
    password: null,
    roles: ['admin'],
  });
  const token = await openSession(
    otherDb,
    { sessionSeconds: 3600, rememberedSeconds: 3600 },
    { clientIp: '192.0.2.1', userAgent: 'test', letIn: { userId: null } },
    { userId: otherId, userName: 'other-admin', method: 'password', rememberMe: false },
  );
  const build = libraryBuilder(server.db);
  const authorId = await build.photographer('lin');
  const priced = await build.image({ authorId, unitPrice: 6800 });
  const other = await build.image({ authorId, unitPrice: 6800 });
  image = priced;
  for (const [seed, { originalKey }] of [priced, other].entries())
    await server.ingest.storage.put(originalKey, await paintScene(width, height, seed).jpeg().toBuffer());
  const shop = shopAt(server);
  buyer = await server.logInAs('buyer', ['user']);
  const { id: orderId } = await shop.buy(buyer, [{ imageId: priced.id, unitPrice: 6800 }]);
  const otherBuyer = await server.logInAs('other-buyer', ['user']);
  await shop.buy(otherBuyer, [{ imageId: other.id, unitPrice: 6800 }]);
  const { lines } = await resultOf(server.app, getMyOrder, { id: orderId }, buyer);
  licenceId = lines[0]?.licence?.id ?? 0;
  crawlers = [
    { name: 'a visitor', headers: {} },
    { name: 'who bought another picture', headers: otherBuyer },
    { name: 'another photographer', headers: await server.logInAs('wang', ['photographer']) },
    { name: 'a reviewer', headers: await server.logInAs('reviewer', ['reviewer']) },
    { name: 'another tenant’s administrator', host: 'other.test', headers: { authorization: `Bearer ${token}` } },
    { name: 'that administrator here', headers: { authorization: `Bearer ${token}` } },
  ];
});
afterAll(() => server.stop());

/** Addresses that a machine would guess for a picture. */
function guesses({ id, version }: { id: number; version: string }): string[] {
  const widths = [320, 640, 800, 1200, 1600, 2048, width, 4096];
  return [
    ...widths.map((each) => `/api/Resource/Image/${id}/${each}/${version}`),
    ...widths.map((each) => `/api/Resource/Image/Decoration/${id}/${each}/${version}`),
    `/api/Resource/Image/FixHeight/${id}/${version}`,
    `/api/Resource/Image/Raw/${id}`,
    `/api/Resource/Release/${id}`,
    `/api/Resource/Licence/${id}`,
    ...[0, 1, 4, 9].flatMap((column) =>
      [0, 5].map((row) => `/api/Resource/Image/Tile/${id}/${column}/${row}/${version}`),
    ),
  ];
}

/** What of an answer would be the original: a picture that is too large, a part of a large one, an archive. */
async function leakOf(url: string, type: string, body: Buffer): Promise<string | null> {
  if (type.includes('zip') || type.includes('octet-stream')) return `${url}: ${body.length} bytes of ${type}`;
  if (!type.startsWith('image/') || type.includes('svg')) return null;
  if (url.includes('/Image/Tile/')) return `${url}: a tile`;
  const size = await sharp(body).metadata();
  return Math.max(size.width, size.height) > previewEdge ? `${url}: ${size.width} × ${size.height}` : null;
}

async function crawl({ host = '127.0.0.1', headers }: Crawler): Promise<{ asked: number; leaks: string[] }> {
  const reads = [...contract.values()].filter(({ method }) => method === 'GET');
  const choices = { idAt: () => image.id, textOf: (longest: number) => '林'.repeat(Math.min(2, longest)) };
  const waiting = [
    ...guesses(image),
    ...reads.map((endpoint) => {
      const query = new URLSearchParams();
      for (const [key, value] of Object.entries(sampleInput(endpoint, choices)))
        if (value !== null && value !== undefined) query.set(key, String(value));
      return `${endpoint.path}?${query}`;
    }),
  ];
  const seen = new Set<string>();
  const leaks: string[] = [];
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (seen.has(url)) continue;
    seen.add(url);
    const answer = await server.app.inject({ url, headers: { host, ...headers } });
    const type = String(answer.headers['content-type'] ?? '');
    if (answer.statusCode < 300) {
      const leak = await leakOf(url, type, answer.rawPayload);
      if (leak !== null) leaks.push(leak);
    }
    const isText = type.includes('json') || type.includes('html');
    if (isText) for (const [found] of answer.body.matchAll(/\/api\/Resource\/[\w%./-]+/g)) waiting.push(found);
  }
  return { asked: seen.size, leaks };
}

it('is downloaded by who bought it', async () => {
  const { address } = await resultOf(server.app, download, { licenceId, variant: 'original' }, buyer);
  const answer = await server.app.inject({ url: new URL(address, 'http://127.0.0.1').pathname, headers: buyer });
  expect(await leakOf(address, 'image/jpeg', answer.rawPayload)).toContain(`${width} × ${height}`);
});

it('is never had by anybody else', async () => {
  const found: Record<string, string[]> = {};
  for (const crawler of crawlers) {
    const { asked, leaks } = await crawl(crawler);
    expect(asked).toBeGreaterThan(100);
    found[crawler.name] = leaks;
  }
  const office = await crawl({ name: 'who may download', headers: await server.logInAs('admin', ['admin']) });
  expect(office.leaks).toContain(`/api/Resource/Image/Raw/${image.id}: ${width} × ${height}`);
  expect(found).toEqual(Object.fromEntries(crawlers.map(({ name }) => [name, []])));
});

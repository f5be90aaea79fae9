import { createHash, randomBytes } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { certificatePath } from '@tuyuan/contract/commerce/commerce-path.ts';
import { getVideoLicences, verifyFile, verifyLicence } from '@tuyuan/contract/commerce/licence.ts';
import {
  createOrder,
  download,
  getMyOrder,
  packageDownload,
  payByPackage,
  requestRefund,
} from '@tuyuan/contract/commerce/order.ts';
import { getManagedOrder } from '@tuyuan/contract/commerce/order-management.ts';
import { getIncome } from '@tuyuan/contract/commerce/profit.ts';
import { approveRefund } from '@tuyuan/contract/commerce/refund-management.ts';
import {
  createCartItem,
  getCartList,
  getGuestCart,
  mergeCart,
  updateCartItem,
} from '@tuyuan/contract/commerce/shopping-cart.ts';
import { setVideoPrices } from '@tuyuan/contract/commerce/video-offer.ts';
import { getVideo } from '@tuyuan/contract/library/video-data.ts';
import * as videos from '@tuyuan/contract/library/video-management.ts';
import { videoRawPath } from '@tuyuan/contract/resource-path.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { oneId } from '../../../platform/database/values.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { shopAt } from '../../../testing/shop.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { videoOriginalKey } from '../../library/index.ts';
import { accounts, readBalance } from '../ledger/index.ts';

type Person = { authorization: string };

let server: TestServer;
let build: LibraryBuilder;
let shop: ReturnType<typeof shopAt>;
let admin: Person;
let author: Person;
let authorId: number;
let clip: Buffer;
let videoId: number;

const prices = { editorial: null, commercial: 12_000, extended: 50_000 };
const wanted = () => [{ videoId, unitPrice: 12_000 }];
const person = (name: string) => server.logInAs(name, ['user']);
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const order = (id: number, whose: Person) => resultOf(server.app, getMyOrder, { id }, whose);

async function save(changed: Partial<{ authorId: number | null; freeTiers: ('editorial' | 'commercial')[] }>) {
  const { revision } = await resultOf(server.app, videos.getManagedVideo, { id: videoId }, admin);
  const words = { title: '湖上一日', description: '', labels: [], categoryId: null, unitId: null, chapters: [] };
  const kept = { authorId, freeTiers: [], ...changed };
  return resultOf(server.app, videos.updateVideo, { id: videoId, revision, ...words, ...kept }, admin);
}
async function licenceOf(orderId: number, whose: Person) {
  const [line] = (await order(orderId, whose)).lines;
  if (!line?.licence) throw new Error('no licence');
  return { lineId: line.id, ...line.licence };
}
async function link(licenceId: number, whose: Person): Promise<string> {
  return (await resultOf(server.app, download, { licenceId, variant: 'original' }, whose)).address;
}

beforeAll(async () => {
  server = await startTestServer();
  build = libraryBuilder(server.db);
  shop = shopAt(server);
  admin = await server.logInAs('admin', ['admin']);
  author = await server.logInAs('lin', ['user']);
  authorId = await build.photographer('lin');
  // As it is once made; what its original holds is nobody's concern here.
  clip = randomBytes(300_000);
  await server.ingest.storage.put(videoOriginalKey('tenant_default', 'film'), clip);
  videoId = await oneId(
    server.db,
    sql`INSERT INTO video (key, title, state, file_name, bytes, received, format, duration_ms, width, height, frame_rate, version, poster_version)
    VALUES ('film', '湖上一日', 'ready', '片.mp4', ${clip.length}, ${clip.length}, 'mp4', 2000, 640, 480, 25, 'made', 'poster') RETURNING id`,
  );
});
afterAll(async () => {
  const faults = await shop.faults(admin);
  await server.stop();
  expect(faults).toEqual([]);
});

it('is priced for its author’s share only, and never a tier that is free', async () => {
  const set = (input = prices) => callEndpoint(server.app, setVideoPrices, { videoId, prices: input }, admin);
  expect((await set()).code).toBe('Video.PriceNeedsAuthor');
  await save({ freeTiers: ['commercial'] });
  expect((await set()).code).toBe('Video.TierIsFree');
  await save({});
  expect((await set({ ...prices, extended: 0 })).code).not.toBe(null);
  expect((await set()).result).toEqual({ prices });
  const asVisitor = await callEndpoint(server.app, setVideoPrices, { videoId, prices }, await person('guest'));
  expect(asVisitor.status).toBe(403);
  await resultOf(server.app, videos.publishVideos, { ids: [videoId] }, admin);
  expect(await resultOf(server.app, getVideo, { id: videoId })).toMatchObject({ prices, isFree: false });
  await save({ authorId: null });
  expect((await resultOf(server.app, getVideo, { id: videoId })).prices).toEqual({
    editorial: null,
    commercial: null,
    extended: null,
  });
  await save({});
});

it('waits in the cart as an image does: once a tier, merged from a visitor’s, never the author’s own', async () => {
  const buyer = await person('cart');
  const add = (tier: string, whose = buyer) => callEndpoint(server.app, createCartItem, { videoId, tier }, whose);
  const [first, again] = await Promise.all([add('commercial'), add('commercial')]);
  expect(first.result).toEqual(again.result);
  expect((await add('editorial')).code).toBe('Cart.TierNotSold');
  expect((await add('commercial', author)).code).toBe('Cart.IsOwn');
  const image = await build.image({ authorId, unitPrice: 6800 });
  const both = { imageId: image.id, videoId, tier: 'commercial' };
  expect((await callEndpoint(server.app, createCartItem, both, buyer)).status).toBe(400);
  expect((await callEndpoint(server.app, createCartItem, { tier: 'commercial' }, buyer)).status).toBe(400);
  const none = { videoId: 999_999, tier: 'commercial' };
  expect((await callEndpoint(server.app, createCartItem, none, buyer)).code).toBe('Video.NotFound');
  const choices = [
    { videoId, tier: 'commercial' as const },
    { imageId: image.id, tier: 'commercial' as const },
  ];
  expect(await resultOf(server.app, mergeCart, { choices }, buyer)).toEqual({ added: 1 });
  const cart = await resultOf(server.app, getCartList, {}, buyer);
  expect(cart).toMatchObject([
    { imageId: image.id, videoId: null },
    { imageId: null, videoId, unitPrice: 12_000, title: '湖上一日', canUseAuthPay: false, fault: null },
  ]);
  expect(cart[1]?.no).toMatch(/^V0*\d+$/);
  expect(cart[1]?.poster).not.toBe(null);
  const line = cart[1]?.id ?? 0;
  await resultOf(server.app, updateCartItem, { id: line, tier: 'extended' }, buyer);
  expect((await resultOf(server.app, getCartList, {}, buyer))[1]).toMatchObject({
    tier: 'extended',
    unitPrice: 50_000,
  });
  const guest = await resultOf(server.app, getGuestCart, {
    choices: [`v${videoId}:commercial`, `${image.id}:commercial`],
  });
  expect(guest.map((each) => [each.videoId, each.imageId])).toEqual([
    [videoId, null],
    [null, image.id],
  ]);
});

it('is bought, licensed, certified and downloaded byte for byte by its buyer alone', async () => {
  const [buyer, other] = [await person('wang'), await person('other')];
  await resultOf(server.app, createCartItem, { videoId, tier: 'commercial' }, buyer);
  const image = await build.image({ authorId, unitPrice: 6800 });
  const before = await readBalance(server.db, accounts.profitFrozen(authorId));
  const { id } = await shop.buy(buyer, [...wanted(), { imageId: image.id, unitPrice: 6800 }]);
  const bought = await order(id, buyer);
  expect(bought).toMatchObject({ state: 'paid', title: '湖上一日等 2 件' });
  expect(bought.lines).toMatchObject([
    { videoId, imageId: null, title: '湖上一日' },
    { videoId: null, imageId: image.id },
  ]);
  expect(await resultOf(server.app, getCartList, {}, buyer)).toEqual([]);
  const paid = bought.lines.reduce((sum, line) => sum + Math.floor(line.paidCents * 0.6), 0);
  expect((await readBalance(server.db, accounts.profitFrozen(authorId))) - before).toBe(paid);

  const licence = await licenceOf(id, buyer);
  const sha256 = createHash('sha256').update(clip).digest('hex');
  expect(await resultOf(server.app, verifyLicence, { no: licence.no })).toMatchObject({
    isRevoked: false,
    videoId,
    sha256,
    title: '湖上一日',
  });
  expect(await resultOf(server.app, verifyFile, { sha256 })).toMatchObject([{ no: licence.no }]);
  expect(await resultOf(server.app, getVideoLicences, { videoId }, buyer)).toMatchObject([
    { no: licence.no, isMine: true },
  ]);
  expect(await resultOf(server.app, getVideoLicences, { videoId }, other)).toEqual([]);
  const certificate = await get(certificatePath(licence.no), buyer);
  expect((await PDFDocument.load(certificate.rawPayload)).getPageCount()).toBe(1);
  expect((await get(certificatePath(licence.no), other)).statusCode).toBe(404);

  const address = await link(licence.id, buyer);
  expect((await get(address, other)).statusCode).not.toBe(200);
  expect((await get(address)).statusCode).toBe(401);
  expect((await get(videoRawPath(videoId), buyer)).statusCode).toBe(403);
  const stolen = await callEndpoint(server.app, download, { licenceId: licence.id, variant: 'original' }, other);
  expect(stolen.code).toBe('Licence.NotFound');
  const file = await get(address, buyer);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'video/mp4']);
  expect(file.rawPayload.equals(clip)).toBe(true);
  const part = await get(address, { ...buyer, range: 'bytes=100-199' });
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${clip.length}`]);
  expect(part.rawPayload.equals(clip.subarray(100, 200))).toBe(true);
  expect((await order(id, buyer)).lines[0]?.firstDownloadedAt).not.toBe(null);
  const refused = { id, lineIds: [licence.lineId], reason: 'mistake' };
  expect((await callEndpoint(server.app, requestRefund, refused, buyer)).code).toBe('Refund.LineDownloaded');

  const logged = await server.db.execute(sql`SELECT count(*)::int AS n FROM audit_log WHERE action = 'DownloadVideo'`);
  expect(Number(logged.rows[0]?.n)).toBeGreaterThan(0);
  expect((await resultOf(server.app, getManagedOrder, { id }, admin)).lines[0]).toMatchObject({ videoId });
  const income = await resultOf(server.app, getIncome, {}, author);
  expect(income.items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ware: expect.objectContaining({ videoId, title: '湖上一日' }) }),
    ]),
  );
});

it('comes in the order’s zip with its certificate', async () => {
  const buyer = await person('zip');
  const { id } = await shop.buy(buyer, wanted());
  const { address } = await resultOf(server.app, packageDownload, { id, variant: 'original' }, buyer);
  const zip = await get(address, buyer);
  expect(zip.statusCode).toBe(200);
  expect(zip.rawPayload.includes(clip.subarray(0, 1000))).toBe(true);
  expect(zip.rawPayload.includes(Buffer.from('视频/V'))).toBe(true);
});

it('is not paid by a package, nor bought by its author or at another price', async () => {
  const buyer = await person('package');
  const { id } = await shop.order(buyer, wanted());
  const byPackage = await callEndpoint(server.app, payByPackage, { id, packageId: 1 }, buyer);
  expect(byPackage.code).toBe('Package.NotFound');
  const own = await callEndpoint(server.app, createOrder, shop.wantedOrder(wanted()), author);
  expect(own.code).toBe('Order.NotBuyable');
  const cheap = shop.wantedOrder([{ videoId, unitPrice: 1 }]);
  expect((await callEndpoint(server.app, createOrder, cheap, buyer)).code).toBe('Order.PriceChanged');
  const twice = shop.wantedOrder([...wanted(), ...wanted()]);
  expect((await callEndpoint(server.app, createOrder, twice, buyer)).code).toBe('Order.NotBuyable');
});

it('is given back: the licence ends, the money returns, nothing is downloaded any more', async () => {
  const buyer = await person('refund');
  const { id } = await shop.buy(buyer, wanted());
  const { id: licenceId, no, lineId } = await licenceOf(id, buyer);
  const address = await link(licenceId, buyer);
  await resultOf(server.app, requestRefund, { id, lineIds: [lineId], reason: 'mistake' }, buyer);
  expect((await get(address, buyer)).json<{ error: { code: string } }>().error.code).toBe('Licence.Resting');
  const refundId = (await order(id, buyer)).refunds[0]?.id ?? 0;
  await resultOf(server.app, approveRefund, { id: refundId }, admin);
  const refused = await get(address, buyer);
  expect([refused.statusCode, refused.json<{ error: { code: string } }>().error.code]).toEqual([
    409,
    'Licence.Revoked',
  ]);
  expect((await resultOf(server.app, verifyLicence, { no })).isRevoked).toBe(true);
  expect((await order(id, buyer)).state).toBe('refunded');
  expect(await resultOf(server.app, getVideoLicences, { videoId }, buyer)).toEqual([]);
});

it('decides between giving back and downloading, and of two payments takes one', async () => {
  const buyer = await person('race');
  for (let round = 0; round < 6; round += 1) {
    const { id } = await shop.order(buyer, wanted());
    const { address: cashier } = await shop.startPaying(buyer, id);
    await Promise.all([shop.press(cashier), shop.press(cashier)]);
    const { id: licenceId, lineId } = await licenceOf(id, buyer);
    const address = await link(licenceId, buyer);
    const [file, refund] = await Promise.all([
      get(address, buyer),
      callEndpoint(server.app, requestRefund, { id, lineIds: [lineId], reason: 'mistake' }, buyer),
    ]);
    expect(refund.code).toBe(file.statusCode === 200 ? 'Refund.LineDownloaded' : null);
  }
});

it('can’t be deleted once ordered; offline it is still its licensees’', async () => {
  const buyer = await person('keeper');
  const { id } = await shop.buy(buyer, wanted());
  await resultOf(server.app, videos.takeVideosOffline, { ids: [videoId] }, admin);
  expect((await callEndpoint(server.app, videos.deleteVideo, { id: videoId }, admin)).code).toBe('Video.Sold');
  expect((await callEndpoint(server.app, createOrder, shop.wantedOrder(wanted()), buyer)).code).toBe(
    'Order.NotBuyable',
  );
  const file = await get(await link((await licenceOf(id, buyer)).id, buyer), buyer);
  expect(file.rawPayload.equals(clip)).toBe(true);
  expect((await order(id, buyer)).lines[0]).toMatchObject({ videoId, poster: null });
});

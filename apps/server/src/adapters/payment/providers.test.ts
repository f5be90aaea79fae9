import { createVerify } from 'node:crypto';
import { cancelOrder, getMyOrder, requestRefund } from '@tuyuan/contract/commerce/order.ts';
import { getOrderPayState, getPayerAddress, getPayWays, startPayment } from '@tuyuan/contract/commerce/payment.ts';
import { approveRefund } from '@tuyuan/contract/commerce/refund-management.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { commerceRoundJob } from '../../commerce-jobs.ts';
import { many } from '../../platform/database/rows.ts';
import { callEndpoint, resultOf } from '../../testing/call-endpoint.ts';
import { libraryBuilder } from '../../testing/library-builder.ts';
import { pretendAlipay } from '../../testing/pretend-alipay.ts';
import { pretendWechatPay } from '../../testing/pretend-wechat-pay.ts';
import { shopAt } from '../../testing/shop.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type Pretended = Awaited<ReturnType<typeof pretendWechatPay>> | Awaited<ReturnType<typeof pretendAlipay>>;

let server: TestServer;
let wechat: Awaited<ReturnType<typeof pretendWechatPay>>;
let ali: Awaited<ReturnType<typeof pretendAlipay>>;
let shop: ReturnType<typeof shopAt>;
let admin: { authorization: string };
let imageId: number;
let people = 0;

beforeAll(async () => {
  wechat = await pretendWechatPay();
  ali = await pretendAlipay();
  server = await startTestServer({
    PAYMENT_PROVIDERS: 'wechat,alipay',
    WECHAT_PAY_APP_ID: wechat.account.appId,
    WECHAT_PAY_MCH_ID: wechat.account.mchId,
    WECHAT_PAY_SERIAL_NO: wechat.account.serialNo,
    WECHAT_PAY_PRIVATE_KEY: wechat.account.privateKey,
    WECHAT_PAY_PUBLIC_KEY_ID: wechat.account.publicKeyId,
    WECHAT_PAY_PUBLIC_KEY: wechat.account.publicKey,
    WECHAT_PAY_API_KEY: wechat.account.apiKey,
    WECHAT_PAY_SERVER: wechat.account.server,
    WECHAT_PAY_APP_SECRET: 'secret',
    WECHAT_API_SERVER: wechat.account.apiServer,
    ALIPAY_APP_ID: ali.account.appId,
    ALIPAY_SELLER_ID: ali.account.sellerId,
    ALIPAY_PRIVATE_KEY: ali.account.privateKey,
    ALIPAY_PUBLIC_KEY: ali.account.publicKey,
    ALIPAY_SERVER: ali.account.server,
  });
  shop = shopAt(server);
  admin = await server.logInAs('admin', ['admin']);
  const build = libraryBuilder(server.db);
  imageId = (await build.image({ authorId: await build.photographer('lin'), unitPrice: 8880 })).id;
});
afterAll(async () => {
  const faults = await shop.faults(admin);
  await server.stop();
  await wechat.stop();
  await ali.stop();
  expect(faults).toEqual([]);
});

async function tradeNoOf(orderId: number): Promise<string> {
  const [payment] = await many(
    server.db,
    z.object({ tradeNo: z.string() }),
    sql`SELECT trade_no FROM payment WHERE order_id = ${orderId} ORDER BY id DESC LIMIT 1`,
  );
  return payment?.tradeNo ?? '';
}

/** A person's order of 71.04 yuan, a fifth off, that waits at the provider. */
async function opened(provider: 'wechat' | 'alipay') {
  people += 1;
  const person = await server.logInAs(`buyer${people}`, ['user']);
  const order = await shop.order(person, [{ imageId, unitPrice: 8880 }]);
  const { address } = await resultOf(server.app, startPayment, { orderId: order.id, provider }, person);
  const state = async () => (await resultOf(server.app, getOrderPayState, { orderId: order.id }, person)).state;
  return { person, orderId: order.id, address, tradeNo: await tradeNoOf(order.id), state };
}

const send = (provider: string, { headers, body }: { headers: Record<string, string>; body: string }) =>
  server.app.inject({ method: 'POST', url: `/api/payment/notify/${provider}`, headers, payload: body });
const round = () => server.ingest.jobs.enqueue(server.db, commerceRoundJob, 'tenant_default', {});

async function until(state: () => Promise<string>, wanted: string): Promise<void> {
  await expect.poll(state, { timeout: 10_000, interval: 100 }).toBe(wanted);
}

it('names those that take money', async () => {
  expect(await resultOf(server.app, getPayWays, {})).toEqual([
    { provider: 'wechat', ways: ['qr', 'jsapi', 'h5'] },
    { provider: 'alipay', ways: ['qr', 'wap'] },
  ]);
});

describe.each([
  ['wechat', () => wechat, /^weixin:\/\/wxpay\//],
  ['alipay', () => ali, /^https:\/\/qr\.alipay\.com\//],
] as const)('%s', (provider, pretended: () => Pretended, code) => {
  it('pays by its notice, once, and gives back', async () => {
    const { person, orderId, address, tradeNo, state } = await opened(provider);
    expect(address).toMatch(code);
    pretended().pay(tradeNo);
    const notice = pretended().notice(tradeNo);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(provider, notice)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(await state()).toBe('paid');
    const { lines } = await resultOf(server.app, getMyOrder, { id: orderId }, person);
    const wanted = { id: orderId, lineIds: lines.map(({ id }) => id), reason: 'mistake' };
    const { refunds } = await resultOf(server.app, requestRefund, wanted, person);
    await resultOf(server.app, approveRefund, { id: refunds[0]?.id ?? 0 }, admin);
    const refundState = async () =>
      (await resultOf(server.app, getMyOrder, { id: orderId }, person)).refunds[0]?.state ?? '';
    await until(refundState, 'done');
    expect([...(pretended().trades.get(tradeNo)?.refunds.values() ?? [])]).toEqual([
      provider === 'wechat' ? 7104 : '71.04',
    ]);
  });

  it('is asked about a payment whose notice never came', async () => {
    const { orderId, tradeNo, state } = await opened(provider);
    pretended().pay(tradeNo);
    await server.db.execute(
      sql`UPDATE payment SET created_at = now() - interval '2 minutes' WHERE order_id = ${orderId}`,
    );
    await round();
    await until(state, 'paid');
  });

  it('is asked to close the trade of a cancelled order, and gives back what came all the same', async () => {
    const { person, orderId, tradeNo } = await opened(provider);
    await resultOf(server.app, cancelOrder, { id: orderId }, person);
    await server.db.execute(
      sql`UPDATE payment SET created_at = now() - interval '2 minutes' WHERE order_id = ${orderId}`,
    );
    await round();
    await until(() => Promise.resolve(pretended().stateOf(tradeNo)), provider === 'wechat' ? 'CLOSED' : 'TRADE_CLOSED');

    const late = await opened(provider);
    await resultOf(server.app, cancelOrder, { id: late.orderId }, late.person);
    pretended().pay(late.tradeNo);
    expect((await send(provider, pretended().notice(late.tradeNo))).statusCode).toBe(200);
    expect(await late.state()).toBe('cancelled');
    await expect.poll(() => pretended().trades.get(late.tradeNo)?.refunds.size, { timeout: 10_000 }).toBe(1);
  });

  it('refuses an answer that the provider did not sign', async () => {
    people += 1;
    const person = await server.logInAs(`buyer${people}`, ['user']);
    const order = await shop.order(person, [{ imageId, unitPrice: 8880 }]);
    pretended().signFalsely(true);
    expect(await callEndpoint(server.app, startPayment, { orderId: order.id, provider }, person)).toMatchObject({
      code: 'Payment.ProviderFailed',
    });
    pretended().signFalsely(false);
    expect((await resultOf(server.app, startPayment, { orderId: order.id, provider }, person)).address).toMatch(code);
  });
});

const other = { appid: 'wx0000000000000002', mchid: '1900000002' };
it.each([
  ['unsigned', (no: string) => ({ ...wechat.notice(no), headers: { 'content-type': 'application/json' } })],
  ['signed with another key', (no: string) => wechat.notice(no, {}, { key: wechat.merchant.privateKey })],
  [
    'altered after signing',
    (no: string) => ({ ...wechat.notice(no), body: wechat.notice(no).body.replace('支付成功', '支付成功!') }),
  ],
  ['stale', (no: string) => wechat.notice(no, {}, { at: Math.floor(Date.now() / 1000) - 301 })],
  ['sealed with another key', (no: string) => wechat.notice(no, {}, { apiKey: '0'.repeat(32) })],
  ['another app’s', (no: string) => wechat.notice(no, { appid: other.appid })],
  ['another merchant’s', (no: string) => wechat.notice(no, { mchid: other.mchid })],
  [
    'a probe of the signature check',
    (no: string) => {
      const notice = wechat.notice(no);
      return { ...notice, headers: { ...notice.headers, 'wechatpay-signature': 'WECHATPAY/SIGNTEST/AAAA' } };
    },
  ],
])('takes no WeChat notice that is %s', async (_, noticeOf) => {
  const { tradeNo, state } = await opened('wechat');
  wechat.pay(tradeNo);
  expect((await send('wechat', noticeOf(tradeNo))).statusCode).toBe(401);
  expect(await state()).toBe('pendingPayment');
});

it.each([
  ['unsigned', (no: string) => ({ ...ali.notice(no), body: ali.notice(no).body.replace(/&sign=.*$/, '') })],
  ['signed with another key', (no: string) => ali.notice(no, {}, { key: ali.app.privateKey })],
  [
    'altered after signing',
    (no: string) => ({ ...ali.notice(no), body: ali.notice(no).body.replace('71.04', '0.01') }),
  ],
  ['stale', (no: string) => ali.notice(no, { notify_time: '2026-01-01 00:00:00' })],
  ['another app’s', (no: string) => ali.notice(no, { app_id: '2021000000000002' })],
  ['another seller’s', (no: string) => ali.notice(no, { seller_id: '2088000000000002' })],
])('takes no Alipay notice that is %s', async (_, noticeOf) => {
  const { tradeNo, state } = await opened('alipay');
  ali.pay(tradeNo);
  expect((await send('alipay', noticeOf(tradeNo))).statusCode).toBe(401);
  expect(await state()).toBe('pendingPayment');
});

it.each([
  ['one cent', 'wechat', (no: string) => wechat.notice(no, { amount: { total: 1, currency: 'CNY' } })],
  ['another currency', 'wechat', (no: string) => wechat.notice(no, { amount: { total: 7104, currency: 'USD' } })],
  ['a trade that is not paid', 'wechat', (no: string) => wechat.notice(no, { trade_state: 'NOTPAY' })],
  ['one cent', 'alipay', (no: string) => ali.notice(no, { total_amount: '0.01' })],
  ['a trade that waits for its buyer', 'alipay', (no: string) => ali.notice(no, { trade_status: 'WAIT_BUYER_PAY' })],
] as const)('acknowledges a notice of %s from %s and settles nothing', async (_, provider, noticeOf) => {
  const { tradeNo, state } = await opened(provider);
  wechat.pay(tradeNo);
  ali.pay(tradeNo);
  expect((await send(provider, noticeOf(tradeNo))).statusCode).toBe(200);
  expect(await state()).toBe('pendingPayment');
});

it('books a second provider’s money for a paid order, and gives it back', async () => {
  const { person, orderId, tradeNo, state } = await opened('wechat');
  await resultOf(server.app, startPayment, { orderId, provider: 'alipay' }, person);
  const second = await tradeNoOf(orderId);
  wechat.pay(tradeNo);
  ali.pay(second);
  await Promise.all([send('wechat', wechat.notice(tradeNo)), send('alipay', ali.notice(second))]);
  expect(await state()).toBe('paid');
  const refunds = () => (wechat.trades.get(tradeNo)?.refunds.size ?? 0) + (ali.trades.get(second)?.refunds.size ?? 0);
  await expect.poll(refunds, { timeout: 10_000 }).toBe(1);
});

it('leads a phone on: to WeChat’s page or to Alipay’s', async () => {
  const { orderId, person } = await opened('wechat');
  const h5 = await resultOf(server.app, startPayment, { orderId, provider: 'wechat', way: 'h5' }, person);
  expect(h5.qr).toBeNull();
  expect(h5.address).toMatch(/^https:\/\/wx\.tenpay\.com\/.*&redirect_url=http/);
  const wap = new URL(
    (await resultOf(server.app, startPayment, { orderId, provider: 'alipay', way: 'wap' }, person)).address,
  );
  expect(wap.searchParams.get('method')).toBe('alipay.trade.wap.pay');
  expect(JSON.parse(wap.searchParams.get('biz_content') ?? '')).toMatchObject({ total_amount: '71.04' });
});

it('pays inside WeChat with a call that the merchant signed, for the person who came back with a code', async () => {
  const { orderId, person } = await opened('wechat');
  const { address } = await resultOf(server.app, getPayerAddress, { orderId }, person);
  const asked = new URL(address).searchParams;
  expect(asked.get('appid')).toBe(wechat.account.appId);
  expect(asked.get('redirect_uri')).toMatch(new RegExp(`/user/main/orders\\?order=${orderId}&pay=wechat$`));
  const inside = { orderId, provider: 'wechat', way: 'jsapi' };
  expect(await callEndpoint(server.app, startPayment, inside, person)).toMatchObject({
    code: 'Payment.ProviderUnavailable',
  });
  const { address: call, qr } = await resultOf(server.app, startPayment, { ...inside, code: 'c1' }, person);
  expect(qr).toBeNull();
  const handed = JSON.parse(call);
  expect(handed).toMatchObject({ appId: wechat.account.appId, signType: 'RSA' });
  const { timeStamp, nonceStr, package: packed, paySign } = handed;
  const message = `${wechat.account.appId}\n${timeStamp}\n${nonceStr}\n${packed}\n`;
  expect(createVerify('RSA-SHA256').update(message).verify(wechat.merchant.publicKey, paySign, 'base64')).toBe(true);
  expect(wechat.asked.at(-1)?.body).toMatchObject({ payer: { openid: 'openid-of-c1' } });
});

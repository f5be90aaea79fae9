import { createSign, createVerify, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { formatDateTime } from '@tuyuan/format/date.ts';
import { z } from 'zod';

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

interface Trade {
  amount: string;
  status: string;
  refunds: Map<string, string>;
}

/** The signed content as Alipay's own description says: by name, without empty values and the signature. */
function contentOf(parameters: Readonly<Record<string, string>>, without: readonly string[]): string {
  const names = Object.keys(parameters).filter((name) => !without.includes(name) && parameters[name] !== '');
  return names
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&');
}

/** A gateway that speaks Alipay's protocol with keys of its own: it refuses what the app didn't sign, and signs its answers. */
export async function pretendAlipay() {
  const app = pair();
  const alipay = pair();
  const account = {
    appId: '2021000000000001',
    sellerId: '2088000000000001',
    privateKey: app.privateKey,
    publicKey: alipay.publicKey,
  };
  const trades = new Map<string, Trade>();
  const asked: Record<string, string>[] = [];
  let signsFalsely = false;
  const sign = (content: string, key = alipay.privateKey) =>
    createSign('RSA-SHA256').update(content).sign(key, 'base64');

  const notExisting = { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST', sub_msg: '交易不存在' };
  const done = { code: '10000', msg: 'Success' };

  function answer(method: string, content: Record<string, string>): object {
    const tradeNo = content.out_trade_no ?? '';
    const trade = trades.get(tradeNo);
    if (method === 'alipay.trade.precreate') {
      trades.set(tradeNo, { amount: content.total_amount ?? '', status: 'WAIT_BUYER_PAY', refunds: new Map() });
      return { ...done, out_trade_no: tradeNo, qr_code: `https://qr.alipay.com/${tradeNo}` };
    }
    if (!trade) return notExisting;
    if (method === 'alipay.trade.query')
      return {
        ...done,
        out_trade_no: tradeNo,
        trade_no: `2026${tradeNo}`,
        trade_status: trade.status,
        total_amount: trade.amount,
      };
    if (method === 'alipay.trade.close') {
      trade.status = 'TRADE_CLOSED';
      return done;
    }
    if (trade.status !== 'TRADE_SUCCESS')
      return { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_STATUS_ERROR' };
    trade.refunds.set(content.out_request_no ?? '', content.refund_amount ?? '');
    return { ...done, fund_change: 'Y' };
  }

  const server = createServer((request, response) => {
    void (async () => {
      const parameters = Object.fromEntries(new URLSearchParams((await buffer(request)).toString()));
      const method = parameters.method ?? '';
      const isFromApp =
        parameters.app_id === account.appId &&
        createVerify('RSA-SHA256')
          .update(contentOf(parameters, ['sign']))
          .verify(app.publicKey, parameters.sign ?? '', 'base64');
      if (isFromApp) asked.push(parameters);
      const given = isFromApp
        ? answer(method, z.record(z.string(), z.string()).parse(JSON.parse(parameters.biz_content ?? '{}')))
        : { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature' };
      const written = JSON.stringify(given);
      const signature = sign(written, signsFalsely ? app.privateKey : alipay.privateKey);
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(`{"${method.replaceAll('.', '_')}_response":${written},"sign":"${signature}"}`);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.int() }).parse(server.address());

  return {
    account: { ...account, server: `http://127.0.0.1:${port}/gateway.do` },
    asked,
    trades,
    stateOf: (tradeNo: string): string => trades.get(tradeNo)?.status ?? '',
    app,
    signFalsely(isFalse: boolean): void {
      signsFalsely = isFalse;
    },
    pay(tradeNo: string): void {
      const trade = trades.get(tradeNo);
      if (trade) trade.status = 'TRADE_SUCCESS';
    },
    /** The notice of a trade as it stands; `rest` alters it before it is signed, `how` the signature. */
    notice(tradeNo: string, rest: Record<string, string> = {}, how: { key?: string } = {}) {
      const trade = trades.get(tradeNo);
      if (!trade) throw new Error(`no trade ${tradeNo}`);
      const parameters: Record<string, string> = {
        notify_time: formatDateTime(new Date(), 'Asia/Shanghai'),
        notify_type: 'trade_status_sync',
        notify_id: randomUUID(),
        charset: 'utf-8',
        version: '1.0',
        app_id: account.appId,
        seller_id: account.sellerId,
        trade_no: `2026${tradeNo}`,
        out_trade_no: tradeNo,
        trade_status: trade.status,
        total_amount: trade.amount,
        ...rest,
      };
      const signature = sign(contentOf(parameters, []), how.key ?? alipay.privateKey);
      const body = new URLSearchParams({ ...parameters, sign_type: 'RSA2', sign: signature }).toString();
      return { headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }, body };
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

import { createCipheriv, createSign, createVerify, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

const Asked = z.object({
  out_trade_no: z.string().default(''),
  out_refund_no: z.string().default(''),
  amount: z.object({ total: z.int().default(0), refund: z.int().default(0) }).prefault({}),
});

interface Trade {
  total: number;
  state: string;
  refunds: Map<string, number>;
}

/** A server that speaks WeChat Pay's API v3 with keys of its own: it refuses what the merchant didn't sign, and signs its answers. */
export async function pretendWechatPay() {
  const merchant = pair();
  const platform = pair();
  const account = {
    appId: 'wx0000000000000001',
    mchId: '1900000001',
    serialNo: '5157F09EFDC096DE15EBE81A47057A7200000000',
    privateKey: merchant.privateKey,
    publicKey: platform.publicKey,
    publicKeyId: 'PUB_KEY_ID_0100000000012024',
    apiKey: randomBytes(16).toString('hex'),
  };
  const trades = new Map<string, Trade>();
  const asked: { method: string; path: string; body: Record<string, unknown> }[] = [];
  let signsFalsely = false;

  function headersFor(body: string, { at = Math.floor(Date.now() / 1000), key = platform.privateKey } = {}) {
    const nonce = randomBytes(16).toString('hex');
    return {
      'wechatpay-serial': account.publicKeyId,
      'wechatpay-timestamp': String(at),
      'wechatpay-nonce': nonce,
      'wechatpay-signature': createSign('RSA-SHA256').update(`${at}\n${nonce}\n${body}\n`).sign(key, 'base64'),
    };
  }

  function isFromMerchant(method: string, path: string, body: string, authorization: string): boolean {
    const of = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(authorization)?.[1] ?? '';
    const message = `${method}\n${path}\n${of('timestamp')}\n${of('nonce_str')}\n${body}\n`;
    return (
      authorization.startsWith('WECHATPAY2-SHA256-RSA2048 ') &&
      of('mchid') === account.mchId &&
      of('serial_no') === account.serialNo &&
      createVerify('RSA-SHA256').update(message).verify(merchant.publicKey, of('signature'), 'base64')
    );
  }

  function answer(
    method: string,
    path: string,
    body: Record<string, unknown>,
  ): { status: number; content: object | null } {
    const { amount, out_trade_no: tradeNo, out_refund_no: refundNo } = Asked.parse(body);
    if (path.startsWith('/v3/pay/transactions/out-trade-no/')) {
      const no = path.split('/')[5]?.split('?')[0] ?? '';
      const trade = trades.get(no);
      if (!trade) return { status: 404, content: { code: 'ORDER_NOT_EXIST', message: '订单不存在' } };
      if (method === 'POST') {
        trade.state = 'CLOSED';
        return { status: 204, content: null };
      }
      return { status: 200, content: transaction(no, trade) };
    }
    if (path === '/v3/refund/domestic/refunds') {
      const trade = trades.get(tradeNo);
      if (trade?.state !== 'SUCCESS')
        return { status: 400, content: { code: 'INVALID_REQUEST', message: '订单未支付' } };
      trade.refunds.set(refundNo, amount.refund);
      return { status: 200, content: { status: 'SUCCESS' } };
    }
    trades.set(tradeNo, { total: amount.total, state: 'NOTPAY', refunds: new Map() });
    if (path.endsWith('/jsapi')) return { status: 200, content: { prepay_id: `wx${tradeNo}` } };
    if (path.endsWith('/h5'))
      return {
        status: 200,
        content: { h5_url: `https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx${tradeNo}` },
      };
    return { status: 200, content: { code_url: `weixin://wxpay/bizpayurl?pr=${tradeNo}` } };
  }

  const transaction = (no: string, { total, state }: Trade, rest: object = {}) => ({
    appid: account.appId,
    mchid: account.mchId,
    out_trade_no: no,
    transaction_id: `4200${no}`,
    trade_state: state,
    amount: { total, payer_total: total, currency: 'CNY', payer_currency: 'CNY' },
    ...rest,
  });

  const server = createServer((request, response) => {
    void (async () => {
      const body = (await buffer(request)).toString();
      const [method = '', path = ''] = [request.method, request.url];
      if (path.startsWith('/sns/oauth2/access_token?')) {
        const code = new URL(path, 'http://wechat').searchParams.get('code');
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ openid: `openid-of-${code}` }));
        return;
      }
      if (!isFromMerchant(method, path, body, request.headers.authorization ?? '')) {
        response
          .writeHead(401, { 'content-type': 'application/json' })
          .end('{"code":"SIGN_ERROR","message":"签名错误"}');
        return;
      }
      const given = z.record(z.string(), z.unknown()).parse(body === '' ? {} : JSON.parse(body));
      asked.push({ method, path, body: given });
      const { status, content } = answer(method, path, given);
      const text = content === null ? '' : JSON.stringify(content);
      const key = signsFalsely ? merchant.privateKey : platform.privateKey;
      response.writeHead(status, { 'content-type': 'application/json', ...headersFor(text, { key }) }).end(text);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.int() }).parse(server.address());

  return {
    account: { ...account, server: `http://127.0.0.1:${port}`, apiServer: `http://127.0.0.1:${port}` },
    /** What the merchant asked for, rightly signed. */
    asked,
    trades,
    stateOf: (tradeNo: string): string => trades.get(tradeNo)?.state ?? '',
    merchant,
    signFalsely(isFalse: boolean): void {
      signsFalsely = isFalse;
    },
    /** Pays a trade, as the buyer's phone would. */
    pay(tradeNo: string): void {
      const trade = trades.get(tradeNo);
      if (trade) trade.state = 'SUCCESS';
    },
    /** The notice of a trade as it stands, signed; `rest` alters the transaction, `how` the signature. */
    notice(tradeNo: string, rest: object = {}, how: { at?: number; key?: string; apiKey?: string } = {}) {
      const trade = trades.get(tradeNo);
      if (!trade) throw new Error(`no trade ${tradeNo}`);
      const nonce = randomBytes(6).toString('hex');
      const cipher = createCipheriv('aes-256-gcm', how.apiKey ?? account.apiKey, nonce).setAAD(
        Buffer.from('transaction'),
      );
      const text = JSON.stringify(transaction(tradeNo, trade, rest));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      const body = JSON.stringify({
        id: `EV-${tradeNo}`,
        create_time: new Date().toISOString(),
        event_type: 'TRANSACTION.SUCCESS',
        resource_type: 'encrypt-resource',
        summary: '支付成功',
        resource: {
          algorithm: 'AEAD_AES_256_GCM',
          ciphertext: sealed.toString('base64'),
          nonce,
          associated_data: 'transaction',
          original_type: 'transaction',
        },
      });
      return { headers: { 'content-type': 'application/json', ...headersFor(body, how) }, body };
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

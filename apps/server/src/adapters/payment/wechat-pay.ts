import { createDecipheriv, createSign, createVerify, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { PaymentProvider, TradeState } from '../../modules/commerce/index.ts';
import { noticeLifeMs, noticeRefused, providerFailed, timeoutMs } from './provider-failed.ts';

export interface WechatPayAccount {
  appId: string;
  /** Of the merchant. */
  mchId: string;
  /** Serial of the merchant's certificate. */
  serialNo: string;
  /** The merchant's, PEM. */
  privateKey: string;
  /** WeChat Pay's, PEM, and its id: `PUB_KEY_ID_…`, or the serial of the platform's certificate. */
  publicKey: string;
  publicKeyId: string;
  /** APIv3 key, 32 characters. */
  apiKey: string;
  /** https://api.mch.weixin.qq.com. */
  server: string;
  /** Of the official account, to learn who pays inside WeChat; without it there is no `jsapi`. */
  appSecret?: string | undefined;
  /** https://api.weixin.qq.com. */
  apiServer: string;
}

const title = '微信支付';
const gcmTagBytes = 16;

const Transaction = z.object({
  out_trade_no: z.string(),
  transaction_id: z.string().default(''),
  trade_state: z.string(),
  appid: z.string().default(''),
  mchid: z.string().default(''),
  amount: z.object({ total: z.int(), currency: z.string().default('CNY') }).optional(),
});
const Notice = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.object({ ciphertext: z.string(), nonce: z.string(), associated_data: z.string().default('') }),
});
const Fault = z.object({ code: z.string(), message: z.string().default('') });

class WechatPayFault extends Error {
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(`${status} ${code} ${message}`);
    this.code = code;
  }
}

/**
 * WeChat Pay's API v3: Native, JSAPI and H5. Requests are signed with the merchant's key, answers and notices checked with
 * WeChat Pay's; the notices' content is sealed with the APIv3 key.
 */
export function wechatPay(account: WechatPayAccount, now: () => number = Date.now): PaymentProvider {
  const { appId, mchId, server } = account;

  const sign = (message: string) => createSign('RSA-SHA256').update(message).sign(account.privateKey, 'base64');

  function isSigned(headers: Readonly<Record<string, string | string[] | undefined>>, body: string): boolean {
    const of = (name: string) => String(headers[`wechatpay-${name}`] ?? '');
    if (of('serial') !== account.publicKeyId) return false;
    if (Math.abs(now() - Number(of('timestamp')) * 1000) > noticeLifeMs) return false;
    const message = `${of('timestamp')}\n${of('nonce')}\n${body}\n`;
    return createVerify('RSA-SHA256').update(message).verify(account.publicKey, of('signature'), 'base64');
  }

  /** Throws `WechatPayFault` for a refusal, and whatever keeps an answer from coming. */
  async function ask<Answer extends z.ZodType>(
    method: 'GET' | 'POST',
    path: string,
    Answer: Answer,
    content?: object,
  ): Promise<z.output<Answer>> {
    const body = content ? JSON.stringify(content) : '';
    const timestamp = Math.floor(now() / 1000);
    const nonce = randomBytes(16).toString('hex');
    const signature = sign(`${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`);
    const response = await fetch(`${server}${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': 'tuyuan',
        authorization: `WECHATPAY2-SHA256-RSA2048 mchid="${mchId}",nonce_str="${nonce}",signature="${signature}",timestamp="${timestamp}",serial_no="${account.serialNo}"`,
      },
      ...(content && { body }),
    });
    const text = await response.text();
    if (!response.ok) {
      const { code, message } = Fault.catch({ code: '', message: '' }).parse(parseJson(text));
      throw new WechatPayFault(response.status, code, message);
    }
    if (!isSigned(Object.fromEntries(response.headers), text))
      throw new Error('an answer that WeChat Pay did not sign');
    return Answer.parse(text === '' ? {} : parseJson(text));
  }

  /** As `ask`; what keeps an answer from coming becomes `Payment.ProviderFailed`. */
  async function asked<Answer>(asking: Promise<Answer>): Promise<Answer> {
    try {
      return await asking;
    } catch (cause) {
      throw providerFailed(title, cause);
    }
  }

  function stateOf(transaction: z.infer<typeof Transaction>): TradeState {
    const { trade_state: state, amount } = transaction;
    const isPaid = state === 'SUCCESS' || state === 'REFUND';
    const isClosed = state === 'CLOSED' || state === 'REVOKED' || state === 'PAYERROR';
    return {
      state: isPaid ? 'paid' : isClosed ? 'closed' : 'pending',
      tradeNo: transaction.out_trade_no,
      providerNo: transaction.transaction_id,
      amountCents: amount?.currency === 'CNY' ? amount.total : 0,
    };
  }

  function unseal({ ciphertext, nonce, associated_data: data }: z.infer<typeof Notice>['resource']): unknown {
    const sealed = Buffer.from(ciphertext, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', account.apiKey, nonce).setAAD(Buffer.from(data));
    decipher.setAuthTag(sealed.subarray(-gcmTagBytes));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -gcmTagBytes)), decipher.final()]).toString();
    return JSON.parse(text);
  }

  /** What a page inside WeChat hands to `WeixinJSBridge`, signed by the merchant. */
  function bridgeCall(prepayId: string): string {
    const timeStamp = String(Math.floor(now() / 1000));
    const nonceStr = randomBytes(16).toString('hex');
    const packed = `prepay_id=${prepayId}`;
    const paySign = sign(`${appId}\n${timeStamp}\n${nonceStr}\n${packed}\n`);
    return JSON.stringify({ appId, timeStamp, nonceStr, package: packed, signType: 'RSA', paySign });
  }

  const tradePath = (tradeNo: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(tradeNo)}`;

  return {
    name: 'wechat',
    ways: account.appSecret === undefined ? ['qr', 'h5'] : ['qr', 'jsapi', 'h5'],
    acknowledgement: { contentType: 'application/json', body: '{"code":"SUCCESS","message":"成功"}' },
    async open({
      tradeNo,
      amountCents,
      title: description,
      way,
      expiresInSeconds,
      clientIp,
      notifyAddress,
      returnAddress,
      openId,
    }) {
      const order = {
        appid: appId,
        mchid: mchId,
        description: description.slice(0, 60),
        out_trade_no: tradeNo,
        time_expire: new Date(now() + expiresInSeconds * 1000).toISOString().replace(/\.\d+Z$/, '+00:00'),
        notify_url: notifyAddress,
        amount: { total: amountCents, currency: 'CNY' },
      };
      if (way === 'jsapi') {
        const Prepared = z.object({ prepay_id: z.string() });
        const payer = { openid: openId };
        const answer = await asked(ask('POST', '/v3/pay/transactions/jsapi', Prepared, { ...order, payer }));
        return bridgeCall(answer.prepay_id);
      }
      if (way === 'h5') {
        const Led = z.object({ h5_url: z.url() });
        const scene = { scene_info: { payer_client_ip: clientIp, h5_info: { type: 'Wap' } } };
        const { h5_url } = await asked(ask('POST', '/v3/pay/transactions/h5', Led, { ...order, ...scene }));
        return `${h5_url}&redirect_url=${encodeURIComponent(returnAddress)}`;
      }
      const Coded = z.object({ code_url: z.string() });
      return (await asked(ask('POST', '/v3/pay/transactions/native', Coded, order))).code_url;
    },
    async query(tradeNo) {
      try {
        return stateOf(await ask('GET', `${tradePath(tradeNo)}?mchid=${mchId}`, Transaction));
      } catch (cause) {
        // Nobody has scanned the code yet, or it was never made.
        if (cause instanceof WechatPayFault && cause.code === 'ORDER_NOT_EXIST')
          return { state: 'pending', tradeNo, providerNo: '', amountCents: 0 };
        throw providerFailed(title, cause);
      }
    },
    async close(tradeNo) {
      await asked(ask('POST', `${tradePath(tradeNo)}/close`, z.unknown(), { mchid: mchId }));
    },
    async refund({ tradeNo, refundNo, amountCents, totalCents, reason }) {
      const answer = await asked(
        ask('POST', '/v3/refund/domestic/refunds', z.object({ status: z.string() }), {
          out_trade_no: tradeNo,
          out_refund_no: refundNo,
          reason,
          amount: { refund: amountCents, total: totalCents, currency: 'CNY' },
        }),
      );
      if (answer.status === 'SUCCESS') return 'done';
      if (answer.status === 'PROCESSING') return 'pending';
      throw providerFailed(title, new Error(`refund ${answer.status}`));
    },
    async readNotice({ headers, body }) {
      const text = body.toString('utf8');
      if (!isSigned(headers, text)) throw noticeRefused();
      try {
        const notice = Notice.parse(JSON.parse(text));
        if (!notice.event_type.startsWith('TRANSACTION.')) return { eventNo: notice.id, trade: null };
        const transaction = Transaction.parse(unseal(notice.resource));
        if (transaction.appid !== appId || transaction.mchid !== mchId) throw new Error('another merchant’s notice');
        return { eventNo: notice.id, trade: stateOf(transaction) };
      } catch (cause) {
        throw noticeRefused(cause);
      }
    },
    ...(account.appSecret !== undefined && {
      payer: {
        authorizeAddress(returnTo) {
          const query = new URLSearchParams({
            appid: appId,
            redirect_uri: returnTo,
            response_type: 'code',
            scope: 'snsapi_base',
            state: 'pay',
          });
          return `https://open.weixin.qq.com/connect/oauth2/authorize?${query}#wechat_redirect`;
        },
        async openIdOf(code) {
          const secret = account.appSecret ?? '';
          const query = new URLSearchParams({ appid: appId, secret, code, grant_type: 'authorization_code' });
          const asking = fetch(`${account.apiServer}/sns/oauth2/access_token?${query}`, {
            redirect: 'error',
            signal: AbortSignal.timeout(timeoutMs),
          }).then(async (response) => z.object({ openid: z.string() }).parse(await response.json()));
          return (await asked(asking)).openid;
        },
      },
    }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

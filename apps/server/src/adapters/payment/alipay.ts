import { createSign, createVerify } from 'node:crypto';
import { formatDateTime, parseDate } from '@tuyuan/format/date.ts';
import { z } from 'zod';
import type { PaymentProvider, TradeState } from '../../modules/commerce/index.ts';
import { noticeLifeMs, noticeRefused, providerFailed, timeoutMs } from './provider-failed.ts';

export interface AlipayAccount {
  appId: string;
  sellerId: string;
  /** The app's, PEM. */
  privateKey: string;
  /** Alipay's, PEM. */
  publicKey: string;
  /** https://openapi.alipay.com/gateway.do. */
  server: string;
}

const title = '支付宝';
/** Alipay's clock, whatever the site's zone. */
const zone = 'Asia/Shanghai';

const Answered = z.looseObject({ code: z.string(), sub_code: z.string().default(''), msg: z.string().default('') });
const Trade = z.object({
  trade_status: z.string(),
  trade_no: z.string().default(''),
  out_trade_no: z.string(),
  total_amount: z.string(),
});

class AlipayFault extends Error {
  readonly subCode: string;
  constructor(code: string, subCode: string, message: string) {
    super(`${code} ${subCode} ${message}`);
    this.subCode = subCode;
  }
}

/** Alipay's open gateway: `precreate` for a QR and WAP pay for phones, signed both ways with RSA2. */
export function alipay(account: AlipayAccount, now: () => number = Date.now): PaymentProvider {
  const sign = (content: string) => createSign('RSA-SHA256').update(content).sign(account.privateKey, 'base64');
  const isRight = (content: string, signature: string) =>
    createVerify('RSA-SHA256').update(content).verify(account.publicKey, signature, 'base64');

  function signed(method: string, content: object, rest: Readonly<Record<string, string>> = {}): URLSearchParams {
    const parameters: Record<string, string> = {
      app_id: account.appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: formatDateTime(new Date(now()), zone),
      version: '1.0',
      biz_content: JSON.stringify(content),
      ...rest,
    };
    return new URLSearchParams({ ...parameters, sign: sign(sorted(parameters)) });
  }

  /** Throws `AlipayFault` for a refusal, and whatever keeps an answer from coming. */
  async function ask(method: string, content: object, rest: Readonly<Record<string, string>> = {}) {
    const response = await fetch(account.server, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      body: signed(method, content, rest),
    });
    const text = await response.text();
    const name = `${method.replaceAll('.', '_')}_response`;
    const whole = z.looseObject({ sign: z.string().default('') }).parse(JSON.parse(text));
    const answer = Answered.parse(whole[name] ?? whole.error_response);
    if (answer.code !== '10000') throw new AlipayFault(answer.code, answer.sub_code, answer.msg);
    // Signed as it was written, not as it is parsed.
    if (!isRight(writtenAnswer(text, name), whole.sign)) throw new Error('an answer that Alipay did not sign');
    return answer;
  }

  /** As `ask`; what keeps an answer from coming becomes `Payment.ProviderFailed`. */
  async function asked(method: string, content: object, rest: Readonly<Record<string, string>> = {}) {
    try {
      return await ask(method, content, rest);
    } catch (cause) {
      throw providerFailed(title, cause);
    }
  }

  const isUnknown = (cause: unknown) => cause instanceof AlipayFault && cause.subCode === 'ACQ.TRADE_NOT_EXIST';

  return {
    name: 'alipay',
    ways: ['qr', 'wap'],
    acknowledgement: { contentType: 'text/plain', body: 'success' },
    async open({ tradeNo, amountCents, title: subject, way, expiresInSeconds, notifyAddress, returnAddress }) {
      const order = {
        out_trade_no: tradeNo,
        total_amount: yuan(amountCents),
        subject: subject.slice(0, 120),
        time_expire: formatDateTime(new Date(now() + expiresInSeconds * 1000), zone),
      };
      if (way === 'wap') {
        const content = { ...order, product_code: 'QUICK_WAP_WAY', quit_url: returnAddress };
        const rest = { notify_url: notifyAddress, return_url: returnAddress };
        return `${account.server}?${signed('alipay.trade.wap.pay', content, rest)}`;
      }
      const answer = await asked('alipay.trade.precreate', order, { notify_url: notifyAddress });
      return z.string().parse(answer.qr_code);
    },
    async query(tradeNo) {
      try {
        return stateOf(Trade.parse(await ask('alipay.trade.query', { out_trade_no: tradeNo })));
      } catch (cause) {
        // Nobody has scanned the code yet.
        if (isUnknown(cause)) return { state: 'pending', tradeNo, providerNo: '', amountCents: 0 };
        throw providerFailed(title, cause);
      }
    },
    async close(tradeNo) {
      try {
        await ask('alipay.trade.close', { out_trade_no: tradeNo });
      } catch (cause) {
        if (!isUnknown(cause)) throw providerFailed(title, cause);
      }
    },
    async refund({ tradeNo, refundNo, amountCents, reason }) {
      await asked('alipay.trade.refund', {
        out_trade_no: tradeNo,
        out_request_no: refundNo,
        refund_amount: yuan(amountCents),
        refund_reason: reason,
      });
      return 'done';
    },
    async readNotice({ body }) {
      const {
        sign: signature = '',
        sign_type: _type,
        ...rest
      } = Object.fromEntries(new URLSearchParams(body.toString('utf8')));
      if (!isRight(sorted(rest), signature)) throw noticeRefused();
      const sentAt = parseDate(rest.notify_time, zone)?.getTime() ?? 0;
      const isOurs = rest.app_id === account.appId && rest.seller_id === account.sellerId;
      if (!isOurs || Math.abs(now() - sentAt) > noticeLifeMs) throw noticeRefused();
      const trade = Trade.safeParse(rest);
      return { eventNo: rest.notify_id ?? '', trade: trade.success ? stateOf(trade.data) : null };
    },
  };
}

/** The parameters as they are signed: sorted by name, without empty ones. */
function sorted(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .filter(([, value]) => value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/** The text of the answer's own object, from its brace to the one before the signature. */
function writtenAnswer(text: string, name: string): string {
  const start = text.indexOf('{', text.indexOf(`"${name}"`));
  const end = text.lastIndexOf(',"sign"');
  return end > start ? text.slice(start, end) : text.slice(start, text.lastIndexOf('}'));
}

function stateOf({
  trade_status: status,
  trade_no: providerNo,
  out_trade_no: tradeNo,
  total_amount: amount,
}: z.infer<typeof Trade>): TradeState {
  const isPaid = status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED';
  const state = isPaid ? 'paid' : status === 'TRADE_CLOSED' ? 'closed' : 'pending';
  return { state, tradeNo, providerNo, amountCents: cents(amount) };
}

const yuan = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** Reads `88.80` exactly; 0 for anything else, which is no amount that was asked for. */
function cents(amount: string): number {
  const found = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(amount);
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : 0;
}

import { AppError } from '@tuyuan/errors/app-error.ts';
import { z } from 'zod';
import type { WechatJs } from '../../modules/site/index.ts';

interface WechatJsOptions {
  /** Secret by app id. */
  secrets: ReadonlyMap<string, string>;
  /** https://api.weixin.qq.com. */
  apiServer: string;
  fetch?: typeof fetch;
  /** Milliseconds. */
  now?: () => number;
}

const timeoutMs = 5000;
/** Renewed so much before WeChat lets it end. */
const marginSeconds = 300;
/** After a failure WeChat is left in peace for so long. */
const pauseMs = 30_000;
/** The token is good for nothing any more: 40001, 40014, 42001. */
const staleToken = new Set([40_001, 40_014, 42_001]);

const Failure = z.object({ errcode: z.int(), errmsg: z.string().default('') });
const Token = z.object({ access_token: z.string().min(1), expires_in: z.number() });
const Ticket = z.object({ ticket: z.string().min(1), expires_in: z.number() });

interface Kept {
  value: Promise<string | null>;
  until: number;
}

class WechatRefusal extends Error {
  readonly errcode: number;
  constructor(errcode: number, errmsg: string) {
    super(`${errcode} ${errmsg}`);
    this.errcode = errcode;
  }
}

/**
 * Tickets of official accounts: `cgi-bin/stable_token`, which answers every process the same token, and `cgi-bin/ticket/getticket`.
 * Each is asked for once and kept until shortly before it ends.
 */
export function wechatJs({ secrets, apiServer, fetch: send = fetch, now = Date.now }: WechatJsOptions): WechatJs {
  const kept = new Map<string, Kept>();

  async function ask<Answer extends z.ZodType>(path: string, answer: Answer, body?: object): Promise<z.output<Answer>> {
    const response = await send(`${apiServer}${path}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const given: unknown = await response.json();
    const failure = Failure.safeParse(given);
    if (failure.success && failure.data.errcode !== 0)
      throw new WechatRefusal(failure.data.errcode, failure.data.errmsg);
    return answer.parse(given);
  }

  async function tokenOf(appId: string, secret: string, isForced: boolean): Promise<string> {
    const body = { grant_type: 'client_credential', appid: appId, secret, force_refresh: isForced };
    return (await ask('/cgi-bin/stable_token', Token, body)).access_token;
  }

  async function fetchTicket(appId: string, secret: string, isForced = false): Promise<z.infer<typeof Ticket>> {
    const query = new URLSearchParams({ access_token: await tokenOf(appId, secret, isForced), type: 'jsapi' });
    try {
      return await ask(`/cgi-bin/ticket/getticket?${query}`, Ticket);
    } catch (error) {
      if (isForced || !(error instanceof WechatRefusal) || !staleToken.has(error.errcode)) throw error;
      return fetchTicket(appId, secret, true);
    }
  }

  return {
    async ticketOf(appId) {
      const secret = secrets.get(appId);
      if (secret === undefined) return null;
      const before = kept.get(appId);
      if (before && before.until > now()) return before.value;
      const entry: Kept = { value: Promise.resolve(null), until: now() + pauseMs };
      entry.value = fetchTicket(appId, secret).then(
        ({ ticket, expires_in }) => {
          entry.until = now() + Math.max(1, expires_in - marginSeconds) * 1000;
          return ticket;
        },
        (cause: unknown) => {
          throw new AppError('Wechat.Unavailable', { cause });
        },
      );
      kept.set(appId, entry);
      return entry.value;
    },
  };
}

import { checkGeetestVerify, getGeetestConfig } from '@tuyuan/contract/account/captcha.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { takeQuota } from '../../../platform/database/quota.repository.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { CaptchaProvider } from './captcha-provider.ts';
import { checkGeetestVerify as check } from './check-geetest-verify.ts';
import { getGeetestConfig as begin } from './get-geetest-config.ts';

interface CaptchaDeps {
  captcha: CaptchaProvider;
  /** Puzzles, and solutions, of one address in a minute. */
  perMinute: number;
}

export function captchaRoutes(app: FastifyInstance, { captcha, perMinute }: CaptchaDeps): void {
  async function count({ db, clientIp }: RequestContext, what: string): Promise<void> {
    const key = `captcha-${what}:${addressKey(clientIp)}`;
    const retryAfter = await takeQuota(db, { key, limit: perMinute, seconds: 60 });
    if (retryAfter !== null) throw new AppError('Request.TooMany', { retryAfter });
  }

  bindEndpoint(app, getGeetestConfig, async (context, { purpose }) => {
    await count(context, 'begin');
    return begin(context.db, captcha, purpose);
  });
  bindEndpoint(app, checkGeetestVerify, async (context, { purpose, answer }) => {
    await count(context, 'check');
    return check(context.db, captcha, purpose, answer);
  });
}

import { createHmac } from 'node:crypto';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { z } from 'zod';
import type { GeetestCaptcha } from '../../modules/account/index.ts';

interface GeetestOptions {
  captchaId: string;
  captchaKey: string;
  /** `https://gcaptcha4.geetest.com`, another one in tests. */
  server: string;
}

const timeoutMs = 5000;
const Validation = z.object({ status: z.string().optional(), result: z.enum(['success', 'fail']).optional() });

/**
 * Validates Geetest version 4 captchas: the browser's result is checked from here, signed by HMAC-SHA256 of the lot
 * number (docs.geetest.com, "Secondary verification"). While Geetest cannot be reached, everything is rejected.
 */
export function geetestCaptcha({ captchaId, captchaKey, server }: GeetestOptions): GeetestCaptcha {
  return {
    provider: 'geetest',
    captchaId,
    async validate({ lotNumber, captchaOutput, passToken, genTime }) {
      const body = new URLSearchParams({
        lot_number: lotNumber,
        captcha_output: captchaOutput,
        pass_token: passToken,
        gen_time: genTime,
        sign_token: createHmac('sha256', captchaKey).update(lotNumber).digest('hex'),
      });
      const url = `${server}/validate?captcha_id=${encodeURIComponent(captchaId)}`;
      const answer = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) })
        .then(async (response) => Validation.parse(response.ok ? await response.json() : null))
        .catch((cause: unknown) => {
          throw new AppError('Captcha.Unavailable', { cause });
        });
      if (answer.status !== 'success' || answer.result === undefined) throw new AppError('Captcha.Unavailable');
      return answer.result === 'success';
    },
  };
}

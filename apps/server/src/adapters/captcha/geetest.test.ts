import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { geetestCaptcha } from './geetest.ts';

/** Imitates Geetest's `/validate`: it knows one customer, checks the signature, and accepts a pass once. */
const captchaId = 'c0ffee';
const captchaKey = 'the customer’s key';
const used = new Set<string>();
let geetest: Server;
let server: string;
let mood: 'well' | 'broken' | 'nonsense' = 'well';

async function answerAsGeetest(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const url = new URL(request.url ?? '', 'http://geetest.test');
  const form = new URLSearchParams(await text(request));
  const lot = form.get('lot_number') ?? '';
  const isSigned = form.get('sign_token') === createHmac('sha256', captchaKey).update(lot).digest('hex');
  if (mood === 'broken') response.statusCode = 500;
  if (mood === 'nonsense') return response.end('<html>');
  if (request.method !== 'POST' || url.pathname !== '/validate' || url.searchParams.get('captcha_id') !== captchaId)
    return response.end(JSON.stringify({ status: 'error', code: '-50005', msg: 'illegal gen_time' }));
  const isPassed = isSigned && form.get('pass_token') === 'passed' && !used.has(lot);
  used.add(lot);
  return response.end(
    JSON.stringify({
      status: 'success',
      result: isPassed ? 'success' : 'fail',
      reason: isPassed ? '' : 'pass_token expire',
    }),
  );
}

beforeAll(async () => {
  geetest = createServer((request, response) => void answerAsGeetest(request, response));
  await new Promise<void>((resolve) => geetest.listen(0, '127.0.0.1', resolve));
  const address = geetest.address();
  server = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => geetest.close());

const answer = (lotNumber: string, passToken = 'passed') => ({
  provider: 'geetest' as const,
  lotNumber,
  captchaOutput: 'output',
  passToken,
  genTime: '1700000000',
});

it('lets through what Geetest signed off, once', async () => {
  const captcha = geetestCaptcha({ captchaId, captchaKey, server });
  expect(await captcha.validate(answer('lot-1'))).toBe(true);
  expect(await captcha.validate(answer('lot-1'))).toBe(false);
  expect(await captcha.validate(answer('lot-2', 'made up'))).toBe(false);
});

it('is refused with another key', async () => {
  expect(await geetestCaptcha({ captchaId, captchaKey: 'wrong', server }).validate(answer('lot-3'))).toBe(false);
});

it('lets nobody through while Geetest is away, does not know the customer or talks nonsense', async () => {
  const refused = { code: 'Captcha.Unavailable', status: 503 };
  const away = geetestCaptcha({ captchaId, captchaKey, server: 'http://127.0.0.1:9' });
  await expect(away.validate(answer('lot-4'))).rejects.toMatchObject(refused);
  const unknown = geetestCaptcha({ captchaId: 'nobody', captchaKey, server });
  await expect(unknown.validate(answer('lot-4'))).rejects.toMatchObject(refused);
  for (const bad of ['broken', 'nonsense'] as const) {
    mood = bad;
    await expect(geetestCaptcha({ captchaId, captchaKey, server }).validate(answer('lot-4'))).rejects.toMatchObject(
      refused,
    );
  }
  mood = 'well';
});

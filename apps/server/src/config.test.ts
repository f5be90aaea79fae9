import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const named = { CAPTCHA_PROVIDER: 'slider', SMS_PROVIDER: 'outbox' };

it('takes the local providers in production only by name', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/CAPTCHA_PROVIDER.*\n.*SMS_PROVIDER/);
  expect(readConfig({ NODE_ENV: 'production', ...named })).toMatchObject(named);
  expect(() => readConfig({})).not.toThrow();
});

it('starts with no provider that lacks what it needs', () => {
  expect(() => readConfig({ CAPTCHA_PROVIDER: 'geetest', GEETEST_CAPTCHA_ID: 'id' })).toThrow(/GEETEST_CAPTCHA_KEY/);
  expect(() => readConfig({ SMS_PROVIDER: 'aliyun' })).toThrow(/ALIYUN_SMS_KEY_ID/);
});

import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const named = { CAPTCHA_PROVIDER: 'slider', SMS_PROVIDER: 'outbox' };

it('takes the local providers in production only by name', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/CAPTCHA_PROVIDER.*\n.*SMS_PROVIDER/);
  expect(readConfig({ NODE_ENV: 'production', ...named })).toMatchObject(named);
  expect(() => readConfig({})).not.toThrow();
});

it('has the pages for developers and the debug flag off in production, unless they are switched on', () => {
  expect(readConfig({})).toMatchObject({ DEBUG: true, SHOW_DEMO_PAGES: true });
  const production = { NODE_ENV: 'production', ...named };
  expect(readConfig(production)).toMatchObject({ DEBUG: false, SHOW_DEMO_PAGES: false });
  expect(readConfig({ ...production, SHOW_DEMO_PAGES: 'true' })).toMatchObject({ DEBUG: false, SHOW_DEMO_PAGES: true });
  expect(readConfig({ DEBUG: 'false' })).toMatchObject({ SHOW_DEMO_PAGES: false });
});

it('starts with no provider that lacks what it needs', () => {
  expect(() => readConfig({ CAPTCHA_PROVIDER: 'geetest', GEETEST_CAPTCHA_ID: 'id' })).toThrow(/GEETEST_CAPTCHA_KEY/);
  expect(() => readConfig({ SMS_PROVIDER: 'aliyun' })).toThrow(/ALIYUN_SMS_KEY_ID/);
});

it('takes quiet hours of a day’s times that differ, or none', () => {
  for (const QUIET_HOURS of ['23:30-07:15', 'off']) expect(readConfig({ QUIET_HOURS })).toMatchObject({ QUIET_HOURS });
  for (const QUIET_HOURS of ['29:00-08:00', '22:00-24:00', '22:00-22:00', '22:00', '22:00-08:00-09:00'])
    expect(() => readConfig({ QUIET_HOURS })).toThrow(/QUIET_HOURS/);
});

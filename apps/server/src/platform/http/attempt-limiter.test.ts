import { expect, it } from 'vitest';
import { addressKey } from './address-key.ts';
import { attemptLimiter } from './attempt-limiter.ts';

it('gives a taken attempt back, and all of them after a minute', () => {
  let time = 0;
  const limiter = attemptLimiter(2, () => time);
  limiter.begin('192.0.2.1')();
  limiter.begin('192.0.2.1');
  limiter.begin('192.0.2.1');
  expect(() => limiter.begin('192.0.2.1')).toThrow(
    expect.objectContaining({ code: 'Request.TooMany', retryAfter: 60 }),
  );
  limiter.begin('192.0.2.2');
  time = 60_000;
  limiter.begin('192.0.2.1');
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
  ['2001:0DB8::0001:0:0:9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts %s as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});

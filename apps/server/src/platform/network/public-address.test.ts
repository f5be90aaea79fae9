import { expect, it } from 'vitest';
import { isPublicAddress, resolveAnyHost, resolvePublicHost } from './public-address.ts';

const closed = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '64:ff9b::7f00:1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'ff02::1',
];

it.each(closed)('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));
it.each(['1.1.1.1', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '2400:3200::1'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

it('resolves names and literals to a public address only, unless its own network is allowed', async () => {
  expect(await resolvePublicHost('localhost')).toBeNull();
  expect(await resolvePublicHost('[::1]')).toBeNull();
  expect(await resolvePublicHost('0x7f.1')).toBeNull();
  expect(await resolvePublicHost('2130706433')).toBeNull();
  expect(await resolvePublicHost('1.1.1.1')).toBe('1.1.1.1');
  expect(await resolveAnyHost('127.0.0.1')).toBe('127.0.0.1');
});

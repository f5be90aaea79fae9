import { expect, it } from 'vitest';
import { openRosterLine, type RosterSecret, sealRosterLine } from './roster-box.ts';

const salt = crypto.getRandomValues(new Uint8Array(16));
const line = JSON.stringify({ name: '林砚秋', seat: 'B 区 12 排 08 座' });
const secrets: RosterSecret[] = [
  { kind: 'pass', text: 'AAECAwQFBgcICQoLDA0ODw' },
  { kind: 'qr', text: 'AbCdEfGhIjKlMnOpQrStUv' },
  { kind: 'code', text: 'K7QW3MHD9TB' },
];

it.each(secrets)('is found and read with the $kind alone', async (secret) => {
  const entry = await sealRosterLine(salt, secret, line);
  const find = async (index: string) => (index === entry.index ? entry.box : undefined);
  expect(await openRosterLine(salt, secret, find)).toBe(line);
});

it('tells nothing to who has the roster and no ticket', async () => {
  const entries = await Promise.all(secrets.map((secret) => sealRosterLine(salt, secret, line)));
  const stolen = JSON.stringify(entries);
  for (const word of ['林砚秋', '12 排', ...secrets.map(({ text }) => text)]) expect(stolen.includes(word)).toBe(false);
  const find = async (index: string) => entries.find((entry) => entry.index === index)?.box;
  expect(await openRosterLine(salt, { kind: 'code', text: 'K7QW3MHD9TC' }, find)).toBeUndefined();
  // The same text under another kind or another conference's salt is a different secret.
  expect(await openRosterLine(salt, { kind: 'qr', text: 'K7QW3MHD9TB' }, find)).toBeUndefined();
  const otherSalt = crypto.getRandomValues(new Uint8Array(16));
  expect(await openRosterLine(otherSalt, { kind: 'code', text: 'K7QW3MHD9TB' }, find)).toBeUndefined();
});

it('seals the same line differently each time, under the same index', async () => {
  const secret: RosterSecret = { kind: 'qr', text: 'AbCdEfGhIjKlMnOpQrStUv' };
  const [first, second] = [await sealRosterLine(salt, secret, line), await sealRosterLine(salt, secret, line)];
  expect(first.index).toBe(second.index);
  expect(first.box).not.toBe(second.box);
});

it('refuses a line that was changed', async () => {
  const secret: RosterSecret = { kind: 'qr', text: 'AbCdEfGhIjKlMnOpQrStUv' };
  const { box } = await sealRosterLine(salt, secret, line);
  const changed = box.slice(0, -4) + (box.endsWith('AAAA') ? 'BBBB' : 'AAAA');
  await expect(openRosterLine(salt, secret, async () => changed)).rejects.toThrow();
});

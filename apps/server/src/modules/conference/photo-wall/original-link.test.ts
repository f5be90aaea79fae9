import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { openSecretBox } from '../../../platform/secret-box.ts';
import { openOriginalLink, sealOriginalLink } from './original-link.ts';

const box = openSecretBox(randomBytes(32), 'live-original');
const link = { tenant: 'tenant_default', photoId: 7, attendeeId: 3 };

it('opens for five minutes', () => {
  const token = sealOriginalLink(box, link, 0);
  expect(openOriginalLink(box, token, 5 * 60_000)).toMatchObject(link);
  expect(() => openOriginalLink(box, token, 5 * 60_000 + 1)).toThrow('资源文件不存在');
});

it('opens under no other key, and not when a sign of it is changed', () => {
  const token = sealOriginalLink(box, link);
  expect(() => openOriginalLink(openSecretBox(randomBytes(32), 'live-original'), token)).toThrow();
  expect(() => openOriginalLink(box, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`.slice(0, -2))).toThrow();
  expect(() => openOriginalLink(box, 'x')).toThrow();
});

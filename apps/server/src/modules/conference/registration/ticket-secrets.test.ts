import { randomBytes } from 'node:crypto';
import { isTicketCode } from '@tuyuan/format/ticket-code.ts';
import { expect, it } from 'vitest';
import { openSecretBox } from '../../../platform/secret-box.ts';
import {
  keepTicketSecrets,
  markTicketCode,
  markTicketQr,
  newTicketSecrets,
  openTicketSecrets,
} from './ticket-secrets.ts';

const box = openSecretBox(randomBytes(32), 'ticket');

it('makes codes that can be typed and tokens that cannot be guessed, no two alike', () => {
  const made = Array.from({ length: 500 }, newTicketSecrets);
  expect(made.every(({ code }) => isTicketCode(code))).toBe(true);
  expect(new Set(made.map(({ code }) => code)).size).toBe(500);
  expect(made.every(({ qr }) => Buffer.from(qr, 'base64url').length === 16)).toBe(true);
});

it('keeps them so that they are found by either, shown again, and not legible in the row', () => {
  const secrets = newTicketSecrets();
  const kept = keepTicketSecrets(box, secrets);
  expect(kept.codeHash.equals(markTicketCode(box, secrets.code))).toBe(true);
  expect(kept.qrHash.equals(markTicketQr(box, secrets.qr))).toBe(true);
  expect(openTicketSecrets(box, kept.sealed)).toEqual(secrets);
  expect(openTicketSecrets(openSecretBox(randomBytes(32), 'ticket'), kept.sealed)).toBeNull();
  const row = Buffer.concat([kept.codeHash, kept.qrHash, kept.sealed]).toString('latin1');
  expect(row.includes(secrets.code) || row.includes(secrets.qr)).toBe(false);
});

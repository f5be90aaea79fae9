import { randomBytes, randomInt } from 'node:crypto';
import { ticketCheckSign, ticketCodeAlphabet, ticketCodeLength } from '@tuyuan/format/ticket-code.ts';
import { z } from 'zod';
import type { SecretBox } from '../../../platform/secret-box.ts';

const Sealed = z.object({ code: z.string(), qr: z.string() });

/** Secrets of a ticket: the typed code (about 2^49.5 possible) and the token in its QR code (128 random bits). */
export type TicketSecrets = z.infer<typeof Sealed>;

export interface KeptTicketSecrets {
  codeHash: Buffer;
  qrHash: Buffer;
  sealed: Buffer;
}

export function newTicketSecrets(): TicketSecrets {
  const signs = Array.from({ length: ticketCodeLength - 1 }, () =>
    ticketCodeAlphabet.charAt(randomInt(ticketCodeAlphabet.length)),
  ).join('');
  return { code: signs + ticketCheckSign(signs), qr: randomBytes(16).toString('base64url') };
}

/** Returns the secrets as stored: found by their marks, but unreadable from the database alone. */
export function keepTicketSecrets(box: SecretBox, secrets: TicketSecrets): KeptTicketSecrets {
  return {
    codeHash: markTicketCode(box, secrets.code),
    qrHash: markTicketQr(box, secrets.qr),
    sealed: box.seal(JSON.stringify(secrets)),
  };
}

/** Null where they were sealed under another key: a ticket that can neither be shown nor logged in with any more. */
export function openTicketSecrets(box: SecretBox, sealed: Buffer): TicketSecrets | null {
  try {
    return Sealed.parse(JSON.parse(box.open(sealed)));
  } catch {
    return null;
  }
}

export function markTicketCode(box: SecretBox, normalisedCode: string): Buffer {
  return box.mark(`code:${normalisedCode}`);
}

export function markTicketQr(box: SecretBox, token: string): Buffer {
  return box.mark(`qr:${token}`);
}

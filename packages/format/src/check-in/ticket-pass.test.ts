import { beforeAll, describe, expect, it } from 'vitest';
import type { PassCertificate } from './pass-certificate.ts';
import { fromPassText, toPassText } from './pass-text.ts';
import {
  checkPass,
  exportPublicKey,
  importPublicKey,
  makePassKeys,
  passStepMs,
  showPass,
  signCertificate,
} from './ticket-pass.ts';

const now = Date.UTC(2026, 10, 20, 9, 0, 7);
type Keys = Awaited<ReturnType<typeof makePassKeys>>;

let conference: Keys;
let phone: Keys;
let certificate: PassCertificate;
let signed: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  [conference, phone] = await Promise.all([makePassKeys(true), makePassKeys(false)]);
  certificate = {
    conferenceId: 7,
    ticketId: 4_000_000_000,
    sessionId: 12,
    userType: 1,
    ticketTypeId: 3,
    notAfter: now / 1000 + 86_400,
    rosterKey: crypto.getRandomValues(new Uint8Array(16)),
    publicKey: await exportPublicKey(phone.publicKey),
  };
  signed = await signCertificate(conference.privateKey, certificate);
});

const check = (text: string, at = now) => checkPass(conference.publicKey, text, at);
const show = (at = now) => showPass(phone.privateKey, signed, at);

it('is known with nothing but the conference’s public key', async () => {
  expect(await check(await show())).toEqual({ state: 'fresh', certificate });
});

it('can be shown with a key that cannot be taken out of the phone', async () => {
  expect(phone.privateKey.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('pkcs8', phone.privateKey)).rejects.toThrow();
});

it('fits a QR code of 57 × 57 at most', async () => {
  const text = await show();
  expect(text).toMatch(/^[0-9A-Z $%*+\-./:]+$/);
  // Version 10 with correction L.
  expect(text.length).toBeLessThanOrEqual(395);
});

describe('time', () => {
  it.each([
    [-2, 'fresh'],
    [-3, 'stale'],
    [2, 'fresh'],
    [3, 'stale'],
    [240, 'stale'],
  ])('a code seen %i steps after it was shown is %s', async (steps, state) => {
    expect((await check(await show(), now + steps * passStepMs)).state).toBe(state);
  });

  it('changes every fifteen seconds', async () => {
    const [first, later] = [await show(), await show(now + passStepMs)];
    expect(later.slice(0, 250)).toBe(first.slice(0, 250));
    expect(later).not.toBe(first);
  });

  it('ends with the certificate', async () => {
    const end = certificate.notAfter * 1000;
    expect((await check(await show(end - 1), end - 1)).state).toBe('fresh');
    expect((await check(await show(end), end)).state).toBe('stale');
  });
});

describe('forgery', () => {
  it('sees every changed byte', async () => {
    const bytes = fromPassText(await show()) ?? new Uint8Array();
    for (let place = 0; place < bytes.length; place += 7) {
      const changed = bytes.slice();
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect([place, (await check(toPassText(changed))).state]).toEqual([place, 'forged']);
    }
  });

  it('refuses a certificate of another conference’s key', async () => {
    const stranger = await makePassKeys(true);
    const theirs = await signCertificate(stranger.privateKey, certificate);
    expect((await check(await showPass(phone.privateKey, theirs, now))).state).toBe('forged');
  });

  it('refuses a true certificate in another phone’s hands', async () => {
    const thief = await makePassKeys(true);
    expect((await check(await showPass(thief.privateKey, signed, now))).state).toBe('forged');
  });

  it('refuses a certificate of a key that is no point of the curve', async () => {
    const publicKey = new Uint8Array(64).fill(1);
    const odd = await signCertificate(conference.privateKey, { ...certificate, publicKey });
    expect((await check(await showPass(phone.privateKey, odd, now))).state).toBe('forged');
    expect(await importPublicKey(publicKey)).toBeUndefined();
  });

  it.each(['', 'TY1:', 'TY1:ABC', 'TY1:===', 'K7QW3MHD9TB', `TY1:${'0'.repeat(351)}`])(
    'refuses %j without a fault',
    async (text) => {
      expect(await check(text)).toEqual({ state: 'forged' });
    },
  );
});

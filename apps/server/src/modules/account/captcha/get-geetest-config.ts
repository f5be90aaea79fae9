import { createHash, randomBytes } from 'node:crypto';
import type { CaptchaPurpose, getGeetestConfig as endpoint } from '@tuyuan/contract/account/captcha.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { Database } from '../../../platform/database/database.ts';
import { insertChallenge } from './captcha.repository.ts';
import type { CaptchaProvider } from './captcha-provider.ts';

export const challengeSeconds = 180;

/** Returns a new challenge for the purpose, or the parameters of the provider's own script. */
export async function getGeetestConfig(
  db: Database,
  captcha: CaptchaProvider,
  purpose: CaptchaPurpose,
): Promise<OutputOf<typeof endpoint>> {
  if (captcha.provider === 'geetest') return { provider: 'geetest', captchaId: captcha.captchaId };
  const { position, ...shown } = await captcha.makePuzzle();
  const challenge = randomBytes(18).toString('base64url');
  await insertChallenge(db, { idHash: challengeHash(challenge), purpose, position, seconds: challengeSeconds });
  return { provider: 'slider', challenge, expiresIn: challengeSeconds, ...shown };
}

export function challengeHash(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest();
}

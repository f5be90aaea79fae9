import type {
  CaptchaAnswer,
  CaptchaPurpose,
  checkGeetestVerify as endpoint,
} from '@tuyuan/contract/account/captcha.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { claimChallenge, tryChallenge } from './captcha.repository.ts';
import type {
  CaptchaProvider,
  GeetestAnswer,
  GeetestCaptcha,
  SliderAnswer,
  SliderCaptcha,
} from './captcha-provider.ts';
import { issueCaptchaTicket } from './captcha-ticket.ts';
import { challengeHash, challengeSeconds } from './get-geetest-config.ts';

/** Fewer than a puzzle has gaps. */
const maxTries = 2;
/** Longer than a provider takes its own pass for good. */
const claimedSeconds = 3600;

/**
 * Exchanges a solved captcha for the ticket for its purpose, once. Throws `Captcha.NotSolved` (the same puzzle may be
 * tried again), `Captcha.Expired`, `Captcha.Unavailable`.
 */
export async function checkGeetestVerify(
  db: Database,
  captcha: CaptchaProvider,
  purpose: CaptchaPurpose,
  answer: CaptchaAnswer,
): Promise<OutputOf<typeof endpoint>> {
  if (captcha.provider === 'slider' && answer.provider === 'slider') await checkSlider(db, captcha, purpose, answer);
  else if (captcha.provider === 'geetest' && answer.provider === 'geetest')
    await checkGeetest(db, captcha, purpose, answer);
  else throw new AppError('Captcha.Expired');
  return issueCaptchaTicket(db, purpose);
}

async function checkSlider(
  db: Database,
  captcha: SliderCaptcha,
  purpose: CaptchaPurpose,
  { challenge, track }: SliderAnswer,
): Promise<void> {
  const position = captcha.isPlausible(track) ? (track.at(-1)?.x ?? null) : null;
  const { tolerance } = captcha;
  const trackSeconds = ((track.at(-1)?.t ?? 0) - (track[0]?.t ?? 0)) / 1000;
  const outcome = await tryChallenge(db, {
    idHash: challengeHash(challenge),
    purpose,
    position,
    tolerance,
    maxTries,
    trackSeconds,
    lifeSeconds: challengeSeconds,
  });
  if (!outcome || (!outcome.isSolved && outcome.triesLeft === 0)) throw new AppError('Captcha.Expired');
  if (!outcome.isSolved) throw new AppError('Captcha.NotSolved');
}

async function checkGeetest(
  db: Database,
  captcha: GeetestCaptcha,
  purpose: CaptchaPurpose,
  answer: GeetestAnswer,
): Promise<void> {
  if (!(await captcha.validate(answer))) throw new AppError('Captcha.NotSolved');
  const idHash = challengeHash(`geetest:${answer.lotNumber}`);
  const isFirst = await claimChallenge(db, idHash, purpose, claimedSeconds);
  if (!isFirst) throw new AppError('Captcha.Expired');
}

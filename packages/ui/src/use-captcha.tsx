import { type ReactNode, useRef, useState } from 'react';
import { CaptchaDialog, type CaptchaVerdict } from './captcha-dialog.tsx';
import type { TrackPoint } from './slide-track.ts';
import type { SliderPicture } from './slider-puzzle.tsx';
import { type GeetestAnswer, solveByGeetest } from './solve-by-geetest.ts';

export type CaptchaConfig =
  | (SliderPicture & { readonly provider: 'slider'; readonly challenge: string })
  | { readonly provider: 'geetest'; readonly captchaId: string };

export type CaptchaAnswer =
  | { readonly provider: 'slider'; readonly challenge: string; readonly track: TrackPoint[] }
  | ({ readonly provider: 'geetest' } & GeetestAnswer);

type Refusal = Extract<CaptchaVerdict, { isSolved: false }>;

/** The server's two calls. */
export interface CaptchaCalls<Purpose> {
  /** Rejects on failure. */
  getConfig(purpose: Purpose): Promise<CaptchaConfig>;
  check(purpose: Purpose, answer: CaptchaAnswer): Promise<{ readonly ticket: string } | Refusal>;
}

interface Question<Purpose> {
  readonly purpose: Purpose;
  /** With the ticket, or nothing when the person gave up. */
  answer(ticket: string | undefined): void;
}

export interface Captcha<Purpose> {
  /** Asks for a captcha; the ticket is valid for one call of this purpose. Returns undefined if it was closed. */
  ask(purpose: Purpose): Promise<string | undefined>;
  /** To be rendered once, anywhere. */
  readonly dialog: ReactNode;
}

/** Captchas as the server wants them: its own slider puzzle in a dialog, or Geetest's, whose failures are told by `tell`. */
export function useCaptcha<Purpose>(
  { getConfig, check }: CaptchaCalls<Purpose>,
  tell: (fault: string) => void,
): Captcha<Purpose> {
  const [question, setQuestion] = useState<Question<Purpose>>();
  const challenge = useRef('');

  async function verdictOn({ purpose, answer }: Question<Purpose>, given: CaptchaAnswer): Promise<CaptchaVerdict> {
    const verdict = await check(purpose, given);
    if (!('ticket' in verdict)) return verdict;
    answer(verdict.ticket);
    return { isSolved: true };
  }

  async function askGeetest(asked: Question<Purpose>, captchaId: string): Promise<void> {
    try {
      const given = await solveByGeetest(captchaId);
      const verdict = given && (await verdictOn(asked, { provider: 'geetest', ...given }));
      if (verdict?.isSolved) return;
      if (verdict) tell(verdict.message);
    } catch {
      tell('验证没有加载出来，请检查网络后重试。');
    }
    asked.answer(undefined);
  }

  async function getPicture(asked: Question<Purpose>): Promise<SliderPicture> {
    const config = await getConfig(asked.purpose);
    if (config.provider === 'slider') {
      challenge.current = config.challenge;
      return config;
    }
    // Geetest opens its own window, so ours closes.
    setQuestion(undefined);
    await askGeetest(asked, config.captchaId);
    return new Promise<never>(() => {});
  }

  return {
    ask: (purpose) =>
      new Promise((resolve) => {
        const answer = (ticket: string | undefined) => {
          setQuestion(undefined);
          resolve(ticket);
        };
        setQuestion({ purpose, answer });
      }),
    dialog: question && (
      <CaptchaDialog
        isOpen
        getPicture={() => getPicture(question)}
        check={(track) => verdictOn(question, { provider: 'slider', challenge: challenge.current, track: [...track] })}
        onClose={() => question.answer(undefined)}
      />
    ),
  };
}

import { useCheckGeetestVerifyMutation, useLazyGetGeetestConfigQuery } from '@tuyuan/api-client/account/captcha.ts';
import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import type { ArgumentOf } from '@tuyuan/api-client/endpoint-types.ts';
import type { CaptchaPurpose, checkGeetestVerify } from '@tuyuan/contract/account/captcha.ts';
import { CaptchaDialog, type CaptchaVerdict } from '@tuyuan/ui/captcha-dialog.tsx';
import type { TrackPoint } from '@tuyuan/ui/slide-track.ts';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { type ReactNode, useRef, useState } from 'react';
import { solveByGeetest } from './solve-by-geetest.ts';

type Answer = ArgumentOf<typeof checkGeetestVerify>['answer'];

interface Question {
  readonly purpose: CaptchaPurpose;
  /** With the ticket, or nothing when the person gave up. */
  answer(ticket: string | undefined): void;
}

export interface Captcha {
  /** Asks for a captcha; the ticket is valid for one call of this purpose. Returns undefined if it was closed. */
  ask(purpose: CaptchaPurpose): Promise<string | undefined>;
  /** To be rendered once, anywhere. */
  readonly dialog: ReactNode;
}

/** Captchas as the server wants them: its own slider puzzle in a dialog, or Geetest's. */
export function useCaptcha(): Captcha {
  const [getConfig] = useLazyGetGeetestConfigQuery();
  const [verify] = useCheckGeetestVerifyMutation();
  const [question, setQuestion] = useState<Question>();
  const challenge = useRef('');

  async function verdictOn({ purpose, answer }: Question, given: Answer): Promise<CaptchaVerdict> {
    try {
      const { ticket } = await verify({ purpose, answer: given }).unwrap();
      answer(ticket);
      return { isSolved: true };
    } catch (thrown) {
      const failure = isApiFailure(thrown) ? thrown : undefined;
      const message = failure?.message ?? '没有验证成功，请重试。';
      return { isSolved: false, message, mayRetry: failure?.code === 'Captcha.NotSolved' };
    }
  }

  async function askGeetest(asked: Question, captchaId: string): Promise<void> {
    try {
      const given = await solveByGeetest(captchaId);
      const verdict = given && (await verdictOn(asked, { provider: 'geetest', ...given }));
      if (verdict?.isSolved) return;
      if (verdict) showToast({ text: verdict.message, tone: 'error' });
    } catch {
      showToast({ text: '验证没有加载出来，请检查网络后重试。', tone: 'error' });
    }
    asked.answer(undefined);
  }

  async function getPicture(asked: Question) {
    const config = await getConfig({ purpose: asked.purpose }).unwrap();
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
        check={(track: readonly TrackPoint[]) =>
          verdictOn(question, { provider: 'slider', challenge: challenge.current, track: [...track] })
        }
        onClose={() => question.answer(undefined)}
      />
    ),
  };
}

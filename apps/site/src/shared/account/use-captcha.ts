import { useCaptchaCalls } from '@tuyuan/api-client/account/use-captcha-calls.ts';
import type { CaptchaPurpose } from '@tuyuan/contract/account/captcha.ts';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { type Captcha as CaptchaOf, useCaptcha as useCaptchaOf } from '@tuyuan/ui/use-captcha.tsx';

export type Captcha = CaptchaOf<CaptchaPurpose>;

export const useCaptcha = (): Captcha => useCaptchaOf(useCaptchaCalls(), (text) => showToast({ text, tone: 'error' }));

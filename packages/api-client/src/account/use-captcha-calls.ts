import type { CaptchaPurpose, checkGeetestVerify, getGeetestConfig } from '@tuyuan/contract/account/captcha.ts';
import { isApiFailure } from '../api-failure.ts';
import type { ArgumentOf, ResultOf } from '../endpoint-types.ts';
import { useCheckGeetestVerifyMutation, useLazyGetGeetestConfigQuery } from './captcha.ts';

interface CaptchaCalls {
  getConfig(purpose: CaptchaPurpose): Promise<ResultOf<typeof getGeetestConfig>>;
  check(
    purpose: CaptchaPurpose,
    answer: ArgumentOf<typeof checkGeetestVerify>['answer'],
  ): Promise<
    { readonly ticket: string } | { readonly isSolved: false; readonly message: string; readonly mayRetry: boolean }
  >;
}

/** The calls that the captcha's dialog (`ui/use-captcha`) makes. */
export function useCaptchaCalls(): CaptchaCalls {
  const [getConfig] = useLazyGetGeetestConfigQuery();
  const [verify] = useCheckGeetestVerifyMutation();
  return {
    getConfig: (purpose) => getConfig({ purpose }).unwrap(),
    async check(purpose, answer) {
      try {
        return await verify({ purpose, answer }).unwrap();
      } catch (thrown) {
        const failure = isApiFailure(thrown) ? thrown : undefined;
        const message = failure?.message ?? '没有验证成功，请重试。';
        return { isSolved: false, message, mayRetry: failure?.code === 'Captcha.NotSolved' };
      }
    },
  };
}

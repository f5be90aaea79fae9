const SCRIPT = 'https://static.geetest.com/v4/gt4.js';

export interface GeetestAnswer {
  readonly lotNumber: string;
  readonly captchaOutput: string;
  readonly passToken: string;
  readonly genTime: string;
}

/** The used part of Geetest's script API. */
interface GeetestCaptcha {
  onReady(listen: () => void): GeetestCaptcha;
  onSuccess(listen: () => void): GeetestCaptcha;
  onError(listen: () => void): GeetestCaptcha;
  onClose(listen: () => void): GeetestCaptcha;
  showCaptcha(): void;
  destroy(): void;
  getValidate(): false | { lot_number: string; captcha_output: string; pass_token: string; gen_time: string };
}

declare global {
  interface Window {
    initGeetest4?: (
      options: { captchaId: string; product: 'bind'; language: 'zho' },
      ready: (captcha: GeetestCaptcha) => void,
    ) => void;
  }
}

function loadScript(): Promise<void> {
  if (window.initGeetest4) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('Geetest did not load'));
    };
    document.head.append(script);
  });
}

/** Shows Geetest's captcha (v4). Returns undefined if it was closed or failed; rejects if its script fails to load. */
export async function solveByGeetest(captchaId: string): Promise<GeetestAnswer | undefined> {
  await loadScript();
  const { initGeetest4 } = window;
  if (!initGeetest4) throw new Error('Geetest did not start');
  return new Promise((resolve) => {
    initGeetest4({ captchaId, product: 'bind', language: 'zho' }, (captcha) => {
      const end = (answer: GeetestAnswer | undefined) => {
        captcha.destroy();
        resolve(answer);
      };
      captcha
        .onReady(() => captcha.showCaptcha())
        .onClose(() => end(undefined))
        .onError(() => end(undefined))
        .onSuccess(() => {
          const result = captcha.getValidate();
          if (!result) return end(undefined);
          end({
            lotNumber: result.lot_number,
            captchaOutput: result.captcha_output,
            passToken: result.pass_token,
            genTime: result.gen_time,
          });
        });
    });
  });
}

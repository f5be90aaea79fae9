import type { Config } from '../../config.ts';
import type { CaptchaProvider } from '../../modules/account/index.ts';
import { geetestCaptcha } from './geetest.ts';
import { sliderCaptcha } from './slider/slider-captcha.ts';

/** The configuration has already validated Geetest's settings. */
export function chooseCaptcha(config: Config): CaptchaProvider {
  if (config.CAPTCHA_PROVIDER !== 'geetest') return sliderCaptcha();
  return geetestCaptcha({
    captchaId: config.GEETEST_CAPTCHA_ID ?? '',
    captchaKey: config.GEETEST_CAPTCHA_KEY ?? '',
    server: config.GEETEST_SERVER,
  });
}

import type { Config } from './config.ts';
import type { ThrottleRules } from './modules/account/index.ts';

/** How many wrong passwords are let through, at the log-in and wherever a password is asked again. */
export function throttleRules(config: Config): ThrottleRules {
  return {
    captchaAfter: config.LOGIN_CAPTCHA_AFTER,
    lockoutAfter: config.LOCKOUT_AFTER,
    lockoutMinutes: config.LOCKOUT_MINUTES,
  };
}

import type { ReactNode } from 'react';
import type { Captcha } from '../../../shared/account/use-captcha.ts';

/** Props of every way to log in. */
export interface LogInWayProps {
  readonly captcha: Captcha;
  readonly rememberMe: boolean;
  /** Switch for `rememberMe`. */
  readonly remember: ReactNode;
}

import type { ReactNode } from 'react';
import type { Captcha } from '../../../shared/account/use-captcha.tsx';

/** What every way to log in is given. */
export interface LogInWayProps {
  readonly captcha: Captcha;
  readonly rememberMe: boolean;
  /** The switch for it. */
  readonly remember: ReactNode;
}

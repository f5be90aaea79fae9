import { loginBySms } from '@tuyuan/contract/account/account.ts';
import { checkIfPhoneNumberExist, register, resetPassword } from '@tuyuan/contract/account/registration.ts';
import type { FastifyInstance } from 'fastify';
import type { AttemptLimiter } from '../../../platform/http/attempt-limiter.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { checkIfPhoneNumberExist as checkPhone } from './check-if-phone-number-exist.ts';
import { logInBySms } from './log-in-by-sms.ts';
import type { SessionRules } from './open-session.ts';
import { register as makeAccount } from './register.ts';
import { resetPassword as setPassword } from './reset-password.ts';

interface RegistrationDeps {
  rules: SessionRules;
  /** Shared with the log-in by password: what fails counts against the address. */
  loginLimiter: AttemptLimiter;
}

export function registrationRoutes(app: FastifyInstance, { rules, loginLimiter }: RegistrationDeps): void {
  async function limited<Result>(clientIp: string, work: () => Promise<Result>): Promise<Result> {
    const takeBack = loginLimiter.begin(clientIp);
    const result = await work();
    takeBack();
    return result;
  }

  bindEndpoint(app, register, (context, input) => limited(context.clientIp, () => makeAccount(rules, context, input)));
  bindEndpoint(app, loginBySms, (context, input) => limited(context.clientIp, () => logInBySms(rules, context, input)));
  bindEndpoint(app, resetPassword, async ({ db, clientIp }, input) => {
    await limited(clientIp, () => setPassword(db, input));
    return {};
  });
  bindEndpoint(app, checkIfPhoneNumberExist, (context, input) => checkPhone(context, input));
}

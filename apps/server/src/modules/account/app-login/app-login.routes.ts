import * as appLogin from '@tuyuan/contract/account/app-login.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { SessionRules } from '../identity/index.ts';
import { hashOneTimeKey } from '../oauth/index.ts';
import { describeDevice } from '../safety/index.ts';
import { findAppLoginIssuer } from './app-login-code.repository.ts';
import { createAppLoginCode } from './create-app-login-code.ts';
import { logInByAppCode } from './log-in-by-app-code.ts';

/** Opening the site, logged in, out of an app. */
export function appLoginRoutes(app: FastifyInstance, rules: SessionRules): void {
  bindEndpoint(app, appLogin.createAppLoginCode, createAppLoginCode);
  bindEndpoint(app, appLogin.verifyAppLoginCode, async ({ db }, { code }) => {
    const issuer = await findAppLoginIssuer(db, hashOneTimeKey(code));
    if (!issuer) throw new AppError('AppLogin.CodeRefused');
    return { nickName: issuer.nickName, deviceName: describeDevice(issuer.userAgent).deviceName };
  });
  bindEndpoint(app, appLogin.loginByAppCode, (context, { code }) => logInByAppCode(rules, context, code));
}

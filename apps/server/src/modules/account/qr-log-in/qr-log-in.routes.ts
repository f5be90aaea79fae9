import * as qrLogIn from '@tuyuan/contract/account/qr-log-in.ts';
import type { FastifyInstance } from 'fastify';
import type { AttemptLimiter } from '../../../platform/http/attempt-limiter.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { SessionRules } from '../identity/index.ts';
import { createQrLogIn } from './create-qr-log-in.ts';
import { getQrLogInState } from './get-qr-log-in-state.ts';
import { logInByQr } from './log-in-by-qr.ts';
import { confirmQrLogIn, scanQrLogIn } from './scan-qr-log-in.ts';

interface QrLogInDeps {
  rules: SessionRules;
  /** Shared with the other log-ins: what fails counts against the address. */
  loginLimiter: AttemptLimiter;
}

/** Log-in by a QR code that a phone, logged in already, scans and confirms. */
export function qrLogInRoutes(app: FastifyInstance, { rules, loginLimiter }: QrLogInDeps): void {
  bindEndpoint(app, qrLogIn.createQrLogIn, (context, input) => createQrLogIn(context, input));
  bindEndpoint(app, qrLogIn.getQrLogInState, (context, input) => getQrLogInState(context, input));
  bindEndpoint(app, qrLogIn.loginByQr, async (context, input) => {
    const takeBack = loginLimiter.begin(context.clientIp);
    const token = await logInByQr(rules, context, input);
    takeBack();
    return token;
  });
  bindEndpoint(app, qrLogIn.scanQrLogIn, (context, input) => scanQrLogIn(context, input));
  bindEndpoint(app, qrLogIn.confirmQrLogIn, (context, input) => confirmQrLogIn(context, input));
}

import { sendResetPwdSms, sendSafetySms, sendValidationSms } from '@tuyuan/contract/account/sms.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { type SmsDeps, sendCode } from './send-code.ts';

interface SmsRoutesDeps extends SmsDeps {
  phoneOf(db: Database, userId: number): Promise<string | null>;
}

export function smsRoutes(app: FastifyInstance, { phoneOf, ...deps }: SmsRoutesDeps): void {
  bindEndpoint(app, sendValidationSms, (context, input) => sendCode(deps, context, input));
  bindEndpoint(app, sendResetPwdSms, (context, input) =>
    sendCode(deps, context, { ...input, purpose: 'resetPassword' }),
  );
  bindEndpoint(app, sendSafetySms, async (context) => {
    const phone = await phoneOf(context.db, context.actor.id);
    if (phone === null) throw new AppError('User.NoPhone');
    return sendCode(deps, context, { phone, purpose: 'safety', captchaTicket: null });
  });
}

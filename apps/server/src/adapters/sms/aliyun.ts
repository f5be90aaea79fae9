import { randomUUID } from 'node:crypto';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { z } from 'zod';
import type { ConferenceWords, SmsMessage, SmsSender } from '../../modules/account/index.ts';
import { SmsFailure } from '../../platform/network/sms-failure.ts';
import { aliyunAuthorization, aliyunQuery, sha256 } from './aliyun-signature.ts';

interface AliyunOptions {
  accessKeyId: string;
  accessKeySecret: string;
  signName: string;
  /** Message templates of the Aliyun account: with the parameter `code`; for the notice that an account already exists. */
  codeTemplate: string;
  noticeTemplate: string;
  /** With `conference` and `title`; `conference` and `ticket`; `conference` and `state`. */
  conferenceTemplate: string;
  ticketTemplate: string;
  stateTemplate: string;
  /** With `title`; "" where notifications are not sent. */
  notificationTemplate: string;
  /** `https://dysmsapi.aliyuncs.com`, another one in tests. */
  server: string;
}

const timeoutMs = 8000;
const usualMs = 600;
const Answer = z.object({ Code: z.string(), Message: z.string().optional(), RequestId: z.string().optional() });

/** No more for this number, or from this account, today. */
const limitCodes = new Set(['isv.BUSINESS_LIMIT_CONTROL', 'isv.DAY_LIMIT_CONTROL']);
/** About the number or the words. Any other code is about the account or the provider. */
const refusalCodes = new Set([
  'isv.MOBILE_NUMBER_ILLEGAL',
  'isv.SMS_CONTENT_ILLEGAL',
  'isv.BLACK_KEY_CONTROL_LIMIT',
  'isv.TEMPLATE_PARAMS_ILLEGAL',
  'isv.PARAM_LENGTH_LIMIT',
  'isv.PARAM_NOT_SUPPORT_URL',
]);

/** Faults of a connection that was never made, so that nothing was sent. */
const Unconnected = z.object({
  cause: z.object({
    code: z.enum(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']),
  }),
});

/** The provider accepts only letters, digits and common punctuation in a variable, up to the length its templates allow. */
const maxValueLength = 35;
const plainValue = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}\s，。、：；！？（）,.:;!?()+&%/-]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxValueLength);

/** Alibaba Cloud's short message service, action `SendSms` of 2017-05-25. */
export function aliyunSms({ server, signName, ...options }: AliyunOptions): SmsSender {
  const {
    codeTemplate,
    noticeTemplate,
    conferenceTemplate,
    ticketTemplate,
    stateTemplate,
    notificationTemplate,
    ...key
  } = options;

  function filled({ name, ...words }: ConferenceWords): Record<string, string> {
    const template = 'ticket' in words ? ticketTemplate : 'state' in words ? stateTemplate : conferenceTemplate;
    const values = Object.entries(words).map(([key, value]) => [key, plainValue(value)]);
    const conference = plainValue(name) || '会议';
    return { TemplateCode: template, TemplateParam: JSON.stringify({ conference, ...Object.fromEntries(values) }) };
  }

  function queryOf({ phone, code, conference, notification }: SmsMessage): Record<string, string> {
    const common = { PhoneNumbers: phone, SignName: signName };
    if (conference) return { ...common, ...filled(conference) };
    if (notification !== undefined) {
      const title = plainValue(notification) || '新通知';
      return { ...common, TemplateCode: notificationTemplate, TemplateParam: JSON.stringify({ title }) };
    }
    return code === null
      ? { ...common, TemplateCode: noticeTemplate }
      : { ...common, TemplateCode: codeTemplate, TemplateParam: JSON.stringify({ code }) };
  }

  return {
    paceMs: usualMs,
    async send(_db, message) {
      const query = queryOf(message);
      const headers = {
        'x-acs-action': 'SendSms',
        'x-acs-version': '2017-05-25',
        'x-acs-date': new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
        'x-acs-signature-nonce': randomUUID(),
        'x-acs-content-sha256': sha256(''),
      };
      const authorization = aliyunAuthorization(
        { headers: { ...headers, host: new URL(server).host }, query, body: '' },
        key,
      );
      const request = {
        method: 'POST',
        headers: { ...headers, authorization },
        signal: AbortSignal.timeout(timeoutMs),
      };
      const answer = await fetch(`${server}/?${aliyunQuery(query)}`, request)
        .then(async (response) => Answer.parse(await response.json()))
        .catch((cause: unknown) => {
          throw new SmsFailure(Unconnected.safeParse(cause).success ? 'unavailable' : 'unanswered', cause);
        });
      if (limitCodes.has(answer.Code)) throw new AppError('Sms.TooManyToday');
      if (answer.Code !== 'OK')
        throw new SmsFailure(
          refusalCodes.has(answer.Code) ? 'refused' : 'unavailable',
          new Error(`${answer.Code}: ${answer.Message ?? ''}`),
        );
    },
  };
}

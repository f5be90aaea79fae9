import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ConferenceWords } from '../../modules/account/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { aliyunSms } from './aliyun.ts';
import { aliyunAuthorization, sha256 } from './aliyun-signature.ts';

it('signs the example of the provider’s documentation as it does', () => {
  const authorization = aliyunAuthorization(
    {
      headers: {
        host: 'ecs.cn-shanghai.aliyuncs.com',
        'x-acs-action': 'RunInstances',
        'x-acs-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
        'x-acs-date': '2023-10-26T10:22:32Z',
        'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
        'x-acs-version': '2014-05-26',
      },
      query: { ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd', RegionId: 'cn-shanghai' },
      body: '',
    },
    { accessKeyId: 'YourAccessKeyId', accessKeySecret: 'YourAccessKeySecret' },
  );
  expect(authorization).toContain('Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0');
});

/** Imitates dysmsapi: recomputes the signature of each request and accepts each nonce once. */
const key = { accessKeyId: 'LTAI-test', accessKeySecret: 'the secret' };
const sent: Record<string, string>[] = [];
const nonces = new Set<string>();
let answerCode = 'OK';
let aliyun: Server;
let server: string;

function answerAsAliyun(request: IncomingMessage, response: ServerResponse): void {
  const query = Object.fromEntries(new URL(request.url ?? '', server).searchParams);
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => name === 'host' || name.startsWith('x-acs-')),
  );
  const signed: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) signed[name] = String(value);
  const isFresh = Math.abs(Date.now() - Date.parse(signed['x-acs-date'] ?? '')) < 15 * 60_000;
  const nonce = signed['x-acs-signature-nonce'] ?? '';
  const isRight =
    request.method === 'POST' &&
    signed['x-acs-action'] === 'SendSms' &&
    signed['x-acs-version'] === '2017-05-25' &&
    signed['x-acs-content-sha256'] === sha256('') &&
    request.headers.authorization === aliyunAuthorization({ headers: signed, query, body: '' }, key) &&
    isFresh &&
    nonce !== '' &&
    !nonces.has(nonce);
  nonces.add(nonce);
  response.setHeader('content-type', 'application/json');
  if (!isRight) {
    response.statusCode = 400;
    response.end(JSON.stringify({ Code: 'SignatureDoesNotMatch', Message: 'signature' }));
    return;
  }
  if (answerCode === 'OK') sent.push(query);
  response.end(JSON.stringify({ Code: answerCode, Message: answerCode, RequestId: nonce }));
}

beforeAll(async () => {
  aliyun = createServer(answerAsAliyun);
  await new Promise<void>((resolve) => aliyun.listen(0, '127.0.0.1', resolve));
  const address = aliyun.address();
  server = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => aliyun.close());
beforeEach(() => {
  sent.length = 0;
  answerCode = 'OK';
});

const options = () => ({
  ...key,
  signName: '图苑 (测试)',
  codeTemplate: 'SMS_1',
  noticeTemplate: 'SMS_2',
  conferenceTemplate: 'SMS_3',
  ticketTemplate: 'SMS_4',
  stateTemplate: 'SMS_5',
  notificationTemplate: 'SMS_6',
  server,
});
// Only the outbox needs it.
const db: Database = Object.create(null);
const message = { phone: '13800138000', purpose: 'login', code: '012345', text: '' } as const;

it('sends a code, a notice and a conference’s notice each by its template', async () => {
  await aliyunSms(options()).send(db, message);
  await aliyunSms(options()).send(db, { ...message, code: null });
  const conference = { name: '影像大会', title: '暴雨橙色预警' };
  await aliyunSms(options()).send(db, { ...message, purpose: 'conferenceNotice', code: null, conference });
  expect(sent).toEqual([
    { PhoneNumbers: '13800138000', SignName: '图苑 (测试)', TemplateCode: 'SMS_1', TemplateParam: '{"code":"012345"}' },
    { PhoneNumbers: '13800138000', SignName: '图苑 (测试)', TemplateCode: 'SMS_2' },
    {
      PhoneNumbers: '13800138000',
      SignName: '图苑 (测试)',
      TemplateCode: 'SMS_3',
      TemplateParam: '{"conference":"影像大会","title":"暴雨橙色预警"}',
    },
  ]);
});

it('fills a template of its own with a ticket’s code and with the state of a registration, in signs the provider takes', async () => {
  const tell = (conference: ConferenceWords) =>
    aliyunSms(options()).send(db, { ...message, purpose: 'conferenceNotice', code: null, conference });
  await tell({ name: '「江南」影像大会★2026', ticket: 'K7QW3MHD9TA' });
  await tell({ name: '影像大会', state: '名额已满，已进入候补名单' });
  await tell({ name: '影像大会', title: `【紧急】${'暴雨'.repeat(30)}` });
  await tell({ name: '🎞️✨', ticket: 'K7QW3MHD9TA' });
  expect(sent.map(({ TemplateCode, TemplateParam }) => [TemplateCode, JSON.parse(TemplateParam ?? '')])).toEqual([
    ['SMS_4', { conference: '江南影像大会2026', ticket: 'K7QW3MHD9TA' }],
    ['SMS_5', { conference: '影像大会', state: '名额已满，已进入候补名单' }],
    ['SMS_3', { conference: '影像大会', title: `紧急${'暴雨'.repeat(16)}暴` }],
    ['SMS_4', { conference: '会议', ticket: 'K7QW3MHD9TA' }],
  ]);
});

it('tells of a notification by its own template, never by that of a code', async () => {
  const told = (notification: string) =>
    aliyunSms(options()).send(db, { ...message, purpose: 'notification', code: null, notification });
  await told('阿朵 评论了「晨雾」');
  await told('🎞️');
  expect(sent.map(({ TemplateCode, TemplateParam }) => [TemplateCode, TemplateParam])).toEqual([
    ['SMS_6', '{"title":"阿朵 评论了晨雾"}'],
    ['SMS_6', '{"title":"新通知"}'],
  ]);
});

it('is unavailable with a wrong key, when the provider refuses or does not answer', async () => {
  const unavailable = { code: 'Sms.Unavailable', status: 503, fault: 'unavailable' };
  await expect(aliyunSms({ ...options(), accessKeySecret: 'wrong' }).send(db, message)).rejects.toMatchObject(
    unavailable,
  );
  answerCode = 'isv.AMOUNT_NOT_ENOUGH';
  await expect(aliyunSms(options()).send(db, message)).rejects.toMatchObject(unavailable);
  // Nobody listens there.
  const away = aliyunSms({ ...options(), server: 'http://127.0.0.1:2' });
  await expect(away.send(db, message)).rejects.toMatchObject(unavailable);
  expect(sent).toEqual([]);
});

it('tells what the provider refuses for good from what it may have sent', async () => {
  answerCode = 'isv.MOBILE_NUMBER_ILLEGAL';
  await expect(aliyunSms(options()).send(db, message)).rejects.toMatchObject({ fault: 'refused' });
  const breaking = createServer((_request, response) => response.destroy()).listen(0, '127.0.0.1');
  try {
    await once(breaking, 'listening');
    const address = breaking.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const away = aliyunSms({ ...options(), server: `http://127.0.0.1:${port}` });
    await expect(away.send(db, message)).rejects.toMatchObject({ code: 'Sms.Unavailable', fault: 'unanswered' });
  } finally {
    breaking.close();
  }
});

it('tells of the provider’s own limit for a number', async () => {
  answerCode = 'isv.BUSINESS_LIMIT_CONTROL';
  await expect(aliyunSms(options()).send(db, message)).rejects.toMatchObject({ code: 'Sms.TooManyToday' });
});

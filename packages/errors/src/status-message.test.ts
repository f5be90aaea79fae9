import { expect, test } from 'vitest';
import { NO_RESPONSE_TEXT } from './no-response-text.ts';
import { statusMessage } from './status-message.ts';
import { messageForFailure } from './status-message-for-failure.ts';

const LISTED = [
  300, 301, 302, 303, 304, 307, 308, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415,
  416, 417, 426, 429, 431, 451, 500, 501, 502, 503, 504, 505, 506, 507, 508, 510, 511,
];

test('every listed status has its own words', () => {
  const texts = LISTED.map(statusMessage);
  expect(new Set(texts).size).toBe(LISTED.length);
  for (const text of texts) expect(text).toMatch(/^[\p{Script=Han}A-Z（）， ]+。$/u);
});

test('most of the words send the reader to the administrator', () => {
  const sent = LISTED.filter((status) => statusMessage(status).endsWith('请联系管理员。'));
  expect(sent.length).toBeGreaterThan(LISTED.length / 2);
});

test('statuses that can pass by themselves ask to retry', () => {
  for (const status of [401, 408, 409, 413, 429, 504]) expect(statusMessage(status)).toContain('重试');
});

test('a status outside the list falls back to its hundred', () => {
  expect(statusMessage(305)).toContain('资源地址已变更');
  expect(statusMessage(399)).toContain('资源地址已变更');
  expect(statusMessage(418)).toContain('请求地址或参数错误');
  expect(statusMessage(499)).toContain('请求地址或参数错误');
  expect(statusMessage(509)).toBe(statusMessage(500));
  expect(statusMessage(599)).toBe(statusMessage(500));
});

test('no answer at all is an interrupted network', () => {
  expect(NO_RESPONSE_TEXT).toBe('网络中断，请重试。');
  expect(statusMessage(undefined)).toBe(NO_RESPONSE_TEXT);
  expect(messageForFailure(undefined, 0)).toBe(NO_RESPONSE_TEXT);
});

const error = {
  message: '请求无效',
  details: '价格不能为负',
  validationErrors: [{ message: '标题必填' }, { message: '标签太多' }],
};

test('field errors come before details, details before the message', () => {
  expect(messageForFailure({ error }, 400)).toBe('标题必填\n标签太多');
  expect(messageForFailure({ error: { ...error, validationErrors: null } }, 400)).toBe('价格不能为负');
  expect(messageForFailure({ error: { ...error, validationErrors: [], details: ' ' } }, 400)).toBe('请求无效');
});

test('the same field error is said once', () => {
  const twice = { validationErrors: [{ message: '标题必填' }, { message: '标题必填' }, {}, null, { message: 3 }] };
  expect(messageForFailure({ error: twice }, 400)).toBe('标题必填');
});

test('reads the old bodies', () => {
  expect(
    messageForFailure({ Success: false, ExceptionType: 'Conflict', ErrorMsg: '已经投过票', message: 'x' }, 200),
  ).toBe('已经投过票');
  expect(messageForFailure({ Success: false, message: '会议已结束' }, 500)).toBe('会议已结束');
  expect(messageForFailure({ Success: false, ExceptionType: 1, ErrorMsg: 'timeout' }, 500)).toBe(
    '登录超时，请重新登录',
  );
});

test('a body without words leaves the status to speak', () => {
  for (const body of [
    undefined,
    null,
    '',
    '<html>',
    7,
    [],
    {},
    { error: null },
    { error: 'x' },
    { error: { message: 5 } },
  ]) {
    expect(messageForFailure(body, 404)).toBe(statusMessage(404));
  }
});

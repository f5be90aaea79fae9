import { expect, it } from 'vitest';
import { remoteBackend } from './remote-backend.ts';

const success = (result: unknown) => ({ status: 200, body: { success: true, result, error: null } });

it('asks for a photographer by the user’s number, for the rest by the token alone', async () => {
  const calls: unknown[] = [];
  const backend = remoteBackend(async (call) => {
    calls.push(call);
    return success(call.path.endsWith('GetInfo') ? { author: {} } : 20);
  });
  expect(await backend.getDetail('credits', 7)).toEqual({ isOk: true, result: { credits: 20 } });
  expect(await backend.getDetail('photographer', 7)).toMatchObject({ isOk: true });
  expect(calls).toEqual([
    { method: 'GET', path: '/api/services/app/frontUser/GetCredits' },
    { method: 'GET', path: '/api/services/app/photographerData/GetInfo', input: { userId: 7 } },
  ]);
});

it('takes an answer of another shape for a failure instead of handing it on', async () => {
  const backend = remoteBackend(async () => success({ items: 'none' }));
  expect(await backend.getDetail('menus', 7)).toMatchObject({ isOk: false });
  expect(await backend.getDetail('credits', 7)).toMatchObject({ isOk: false });
  expect(await backend.logIn({ userName: 'a', password: 'b' })).toMatchObject({ isOk: false });
});

it('answers the token of a third-party log-in, or what has to be done first', async () => {
  const answers: unknown[] = ['token', { action: 'bindPhone', bindTicket: 't', nickName: '' }];
  const backend = remoteBackend(async () => success(answers.shift()));
  const ask = () => backend.logInByOAuth({ code: 'c', state: 's' });
  expect(await ask()).toEqual({ isOk: true, result: 'token' });
  expect(await ask()).toMatchObject({ isOk: true, result: { action: 'bindPhone', bindTicket: 't' } });
});

it('hands on code, message and fields of a refusal', async () => {
  const error = {
    code: 'Session.CaptchaRequired',
    message: '请先完成安全验证。',
    details: null,
    validationErrors: [{ message: '请先完成安全验证', members: ['captchaTicket'] }],
  };
  const backend = remoteBackend(async () => ({ status: 400, body: { success: false, result: null, error } }));
  expect(await backend.logIn({ userName: 'a', password: 'b' })).toEqual({
    isOk: false,
    failure: {
      status: 400,
      code: 'Session.CaptchaRequired',
      message: '请先完成安全验证',
      validationErrors: error.validationErrors,
    },
  });
});

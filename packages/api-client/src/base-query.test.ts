import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from './api.ts';
import { failureListener } from './failure-listener.ts';
import { httpTransport } from './http-transport.ts';
import { imageDataApi } from './library/image-data.ts';
import { errorReports } from './site/error-reports.ts';
import type { Answer, Call } from './transport.ts';

function storeOver(answer: Answer, listen: (action: unknown) => void = () => {}) {
  const transport = async () => answer;
  const listening: Middleware = () => (next) => (action) => {
    const result = next(action);
    listen(action);
    return result;
  };
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { transport } } }).concat(api.middleware, listening),
  });
}

const success = (result: unknown) => ({
  status: 200,
  body: { result, success: true, error: null, unAuthorizedRequest: false, __abp: true },
});
const failure = (status: number, error: object) => ({
  status,
  body: { result: null, success: false, error, unAuthorizedRequest: status === 401, __abp: true },
});
const getImage = (answer: Answer) => storeOver(answer).dispatch(imageDataApi.endpoints.getImage.initiate({ id: 3 }));

describe('opening the envelope', () => {
  it('answers the result, with old dates in the form of the wire', async () => {
    const { data } = await getImage(success({ id: 3, takenAt: '/Date(1762300800000)/' }));
    expect(data).toEqual({ id: 3, takenAt: '2025-11-05T08:00:00' });
  });

  it('answers status, code, message and field errors of a refusal', async () => {
    const validationErrors = [{ message: '不能为空', members: ['title'] }];
    const { error } = await getImage(
      failure(400, { code: 'Request.Invalid', message: '填写的内容有误', details: null, validationErrors }),
    );
    expect(error).toEqual({ status: 400, code: 'Request.Invalid', message: '不能为空', validationErrors });
  });

  it.each([
    ['a page of some proxy', { status: 502, body: undefined }, 502],
    ['a success that is no envelope', { status: 200, body: { hello: 1 } }, 200],
  ])('takes %s for a failure', async (_name, answer, status) => {
    expect((await getImage(answer)).error).toMatchObject({ status, code: 'Answer.Unreadable' });
  });

  it('gives a fault of the server the number it has in the log, a refusal none', async () => {
    const fault = { code: 'Server.Failed', message: '出了点问题', details: null, validationErrors: [] };
    const requestId = '7f3a0941-1c2d-4e5f-8a9b-0c1d2e3f4a5b';
    expect((await getImage({ ...failure(500, fault), requestId })).error).toMatchObject({ number: '7F3A0941' });
    expect((await getImage({ ...failure(404, fault), requestId })).error).not.toHaveProperty('number');
  });

  it('says that the network broke when no answer came', async () => {
    const { error } = await getImage({ status: 0, body: undefined });
    expect(error).toMatchObject({ status: 0, code: 'Network.Broken', message: '网络中断，请重试。' });
  });
});

describe('over HTTP', () => {
  function sent(call: Call, authorization?: string) {
    const fetched = vi.fn<typeof fetch>(async () => Response.json(success(1).body));
    return httpTransport({ authorization: () => authorization, fetch: fetched })(call).then(() => {
      const [url, request] = fetched.mock.calls[0] ?? [];
      return { url: String(url), request: new Request(`http://site${url}`, request) };
    });
  }

  it('repeats the key of a list, leaves out what is undefined, and writes dates as the wire has them', async () => {
    const input = { ids: [1, 2], none: undefined, empty: [], from: new Date('2026-11-20T00:00:00Z') };
    const { url } = await sent({ method: 'DELETE', path: '/api/x', input });
    expect(url).toBe('/api/x?ids=1&ids=2&from=2026-11-20T08%3A00%3A00');
  });

  it('sends JSON with the token and the idempotency key', async () => {
    const call: Call = { method: 'POST', path: '/api/x', input: { at: new Date(0) }, idempotencyKey: 'k1' };
    const { request } = await sent(call, 'Bearer t');
    expect(await request.json()).toEqual({ at: '1970-01-01T08:00:00' });
    expect(request.headers.get('authorization')).toBe('Bearer t');
    expect(request.headers.get('idempotency-key')).toBe('k1');
  });

  it('asks again when the log-in ended while a question was on its way, but never sends a change twice', async () => {
    let current: string | undefined = 'Bearer old';
    const sentAs: (string | null)[] = [];
    const fetched: typeof fetch = async (_url, request) => {
      const token = new Headers(request?.headers).get('authorization');
      sentAs.push(token);
      current = undefined;
      return Response.json({}, { status: token === null ? 200 : 401 });
    };
    const transport = httpTransport({ authorization: () => current, fetch: fetched });
    expect(await transport({ method: 'GET', path: '/api/x' })).toMatchObject({ status: 200 });
    expect(sentAs).toEqual(['Bearer old', null]);
    current = 'Bearer old';
    expect(await transport({ method: 'POST', path: '/api/x' })).toMatchObject({ status: 401 });
    expect(sentAs).toHaveLength(3);
  });

  it('answers the number of the call in the server’s log', async () => {
    const headers = { 'x-request-id': '7f3a0941' };
    const transport = httpTransport({
      authorization: () => undefined,
      fetch: async () => Response.json({}, { status: 500, headers }),
    });
    expect(await transport({ method: 'GET', path: '/api/x' })).toMatchObject({ status: 500, requestId: '7f3a0941' });
  });

  it('answers status 0 when the server is not reached', async () => {
    const transport = httpTransport({ authorization: () => undefined, fetch: () => Promise.reject(new TypeError()) });
    expect(await transport({ method: 'GET', path: '/api/x' })).toEqual({ status: 0, body: undefined });
  });
});

describe('what happens after a failure', () => {
  function listening() {
    const closeAlert: (() => void)[] = [];
    const options = {
      alert: vi.fn((_message: string) => new Promise<void>((resolve) => closeAlert.push(resolve))),
      logOut: vi.fn(),
      goHome: vi.fn(),
      offerLogIn: vi.fn((_message: string) => Promise.resolve()),
      report: vi.fn(),
    };
    const listen = failureListener(options);
    const call = (answer: Answer) =>
      storeOver(answer, listen).dispatch(imageDataApi.endpoints.getImage.initiate({ id: 3 }));
    return { ...options, call, closeAlert: () => closeAlert.shift()?.() };
  }

  it('shows its message once at a time', async () => {
    const { call, alert } = listening();
    const answer = failure(403, { code: 'Permission.Denied', message: '没有权限进行这项操作。', details: null });
    await Promise.all([call(answer), call(answer)]);
    expect(alert.mock.calls).toEqual([['没有权限进行这项操作。']]);
  });

  it('ends the session on 401 and goes home only when the alert is closed', async () => {
    const { call, logOut, goHome, closeAlert } = listening();
    await call(failure(401, { code: 'Session.Expired', message: '登录已过期，请重新登录。', details: null }));
    expect(logOut).toHaveBeenCalledOnce();
    expect(goHome).not.toHaveBeenCalled();
    closeAlert();
    await vi.waitFor(() => expect(goHome).toHaveBeenCalledOnce());
  });

  it('offers to log in again where an old answer calls its error 1, and shows others’ message', async () => {
    const { call, alert, offerLogIn } = listening();
    await call({ status: 500, body: { Success: false, ExceptionType: 1, ErrorMsg: '' } });
    await call({ status: 500, body: { Success: false, ExceptionType: 2, ErrorMsg: '库存不足' } });
    expect(offerLogIn.mock.calls).toEqual([['登录超时，请重新登录']]);
    expect(alert.mock.calls).toEqual([['库存不足']]);
  });

  it('reports a call that got no answer', async () => {
    const { call, alert, report } = listening();
    await call({ status: 0, body: undefined });
    expect(alert).toHaveBeenCalledWith('网络中断，请重试。');
    expect(report).toHaveBeenCalledWith({
      apiUrl: '/api/services/app/imageData/GetImage',
      errorMsg: '网络中断，请重试。',
    });
  });
});

describe('reporting to the server', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('waits 1000 ms, then tries until the network answers, and sends each report once', async () => {
    let isUp = false;
    const received: unknown[] = [];
    const report = errorReports(async ({ path, input }) => {
      if (!isUp) return { status: 0, body: undefined };
      received.push([path, input]);
      return success({});
    });
    const entry = { userAgent: 'a', errorMsg: 'b', apiUrl: 'c', pageUrl: 'd' };
    report(entry);
    await vi.advanceTimersByTimeAsync(999);
    isUp = true;
    expect(received).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(received).toEqual([['/api/services/app/auditedLog/RecordFrontEndError', entry]]);
    isUp = false;
    report(entry);
    await vi.advanceTimersByTimeAsync(1500);
    isUp = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(received).toHaveLength(2);
  });
});

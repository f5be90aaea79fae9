import { configureStore } from '@reduxjs/toolkit';
import { api } from '../api.ts';
import type { Answer, Call, Transport } from '../transport.ts';

/** Result by the last part of a call's path (`GetImage`), or what makes one of the call's input, a promise of it too; a number is a failure's status. A call without one fails. */
export type FakeAnswers = Readonly<Record<string, unknown>>;

function answerTo(result: unknown): Answer {
  if (result === undefined || typeof result === 'number') {
    return { status: result ?? 500, body: { success: false, result: null, error: { code: 'Test', message: '不行' } } };
  }
  return { status: 200, body: { success: true, result, error: null } };
}

/** A store over a fake server, and every call that was made. */
export function fakeStore(answers: FakeAnswers) {
  const calls: Call[] = [];
  const transport: Transport = async (call) => {
    calls.push(call);
    const answer = answers[call.path.split('/').at(-1) ?? ''];
    return answerTo(typeof answer === 'function' ? await answer(call.input) : answer);
  };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { transport } } }).concat(api.middleware),
  });
  return { store, transport, calls };
}

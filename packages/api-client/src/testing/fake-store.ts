import { configureStore } from '@reduxjs/toolkit';
import { api } from '../api.ts';
import type { Answer, Call, Transport } from '../transport.ts';

/**
 * Result by the last part of a call's path (`GetImage`), or a function of the input that returns one, also as a
 * promise; a number is a failure's status. A call without an entry fails.
 */
export type FakeAnswers = Readonly<Record<string, unknown>>;

function answerTo(result: unknown): Answer {
  if (result === undefined || typeof result === 'number') {
    return { status: result ?? 500, body: { success: false, result: null, error: { code: 'Test', message: '不行' } } };
  }
  return { status: 200, body: { success: true, result, error: null } };
}

/** Creates a store with a fake server and records every call. */
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

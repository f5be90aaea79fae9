import { expect, it } from 'vitest';
import { runInThread } from './run-in-thread.ts';

const limits = { timeoutMs: 20_000, heapMegabytes: 64 };
const program = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`);
const post = "import { parentPort, workerData } from 'node:worker_threads';";

it('answers what the thread posts, which sees nothing of the environment', async () => {
  const text = `${post} parentPort.postMessage([workerData + 1, Object.keys(process.env)]);`;
  expect(await runInThread(program(text), 1, limits)).toEqual([2, []]);
});

it('answers null for one that takes too long or too much memory', async () => {
  expect(await runInThread(program('for (;;);'), 0, { ...limits, timeoutMs: 200 })).toBeNull();
  expect(await runInThread(program('const held = []; for (;;) held.push([...held, {}]);'), 0, limits)).toBeNull();
});

it('rejects with what it throws, and where it ends without an answer', async () => {
  await expect(runInThread(program("throw new Error('a defect')"), 0, limits)).rejects.toThrow('a defect');
  await expect(runInThread(program(''), 0, limits)).rejects.toThrow('without an answer');
});

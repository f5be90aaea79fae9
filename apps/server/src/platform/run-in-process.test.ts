import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runInProcess } from './run-in-process.ts';

const limits = { timeoutMs: 20_000, heapMegabytes: 64 };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tuyuan-process-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Writes a program whose body runs once it has its `input`. */
async function program(body: string): Promise<string> {
  const file = join(folder, `${crypto.randomUUID()}.mjs`);
  await writeFile(file, `process.once('message', ({ input }) => { ${body} });`);
  return file;
}

it('answers what the program sends, which sees nothing of the environment', async () => {
  const file = await program("process.send([input[0] + 1, 'PATH' in process.env || 'HOME' in process.env]);");
  expect(await runInProcess(file, Buffer.of(1), limits)).toEqual([2, false]);
});

it('answers null for one that takes too long or too much memory', async () => {
  expect(await runInProcess(await program('for (;;);'), 0, { ...limits, timeoutMs: 500 })).toBeNull();
  const hungry = await program('const held = []; for (;;) held.push([...held, {}]);');
  expect(await runInProcess(hungry, 0, limits)).toBeNull();
});

it('rejects where it ends without an answer', async () => {
  await expect(runInProcess(await program("throw new Error('a defect')"), 0, limits)).rejects.toThrow('ended with 1');
  await expect(runInProcess(await program('process.exit(0)'), 0, limits)).rejects.toThrow('unanswered');
});

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { expect, it } from 'vitest';
import type { RenditionTask } from '../../modules/library/index.ts';
import { forkedEncoder } from './forked-encoder.ts';

const encoder = (limits: { timeoutMs?: number; memoryBytes?: number } = {}) =>
  forkedEncoder({
    name: 'ffmpeg',
    program: null,
    threads: 1,
    timeoutMs: 60_000,
    workerFile: new URL('./misbehaving-encoder.ts', import.meta.url),
    ...limits,
  });
const rendition = (source: string): RenditionTask => ({
  source: join(tmpdir(), source),
  folder: tmpdir(),
  rotation: 0,
  width: 640,
  height: 360,
  marks: [],
  name: '360',
  kilobitsPerSecond: 800,
  hasSound: false,
  frameRate: 24,
  durationMs: 2000,
  limitMs: 10_000,
});
const write = (source: string, limits = {}, onProgress: (share: number) => void = () => undefined) =>
  encoder(limits).writeRendition(rendition(source), onProgress, new AbortController().signal);

it('a process that takes too much memory is ended', async () => {
  await expect(write('greedy', { memoryBytes: 300 * 1024 ** 2 })).rejects.toMatchObject({ code: 'Video.TooHeavy' });
});

it('a film that takes too long is given up', async () => {
  await expect(write('slow', { timeoutMs: 1500 })).rejects.toMatchObject({ code: 'Video.TooSlow' });
});

it('a film that goes on for longer than any may is refused, whatever its file says', async () => {
  const shares: number[] = [];
  await expect(write('endless', {}, (share) => shares.push(share))).rejects.toMatchObject({ code: 'Video.TooLong' });
  expect(Math.max(...shares)).toBe(1);
});

it('what may pass is told from what the file is at fault for', async () => {
  for (const passing of ['killed', 'full'])
    expect(await write(passing).catch((error: unknown) => error)).not.toBeInstanceOf(AppError);
  await expect(write('broken')).rejects.toMatchObject({ code: 'Video.EncodeFailed' });
});

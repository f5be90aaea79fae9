import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInProcess } from '../platform/run-in-process.ts';

export interface Clip {
  /** Even. */
  width: number;
  height: number;
  seconds: number;
  hasSound: boolean;
}

/** Returns a film as MP4, made in a process of its own: what encodes is too large for the tests' own. */
export async function makeClip(clip: Clip): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'tuyuan-clip-'));
  const file = join(folder, 'clip.mp4');
  try {
    const program = join(import.meta.dirname, 'clip-process.ts');
    const reply = await runInProcess<string>(program, { ...clip, file }, { timeoutMs: 60_000, heapMegabytes: 512 });
    if (reply === null) throw new Error('The film took too long.');
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

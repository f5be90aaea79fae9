import { readFile } from 'node:fs/promises';

/** Returns the memory that a process and those it has started hold; 0 where it is gone, or the system doesn't tell. */
export async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const own = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const held = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(residentBytes));
  return held.reduce((sum, bytes) => sum + bytes, own);
}

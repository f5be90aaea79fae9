import { readFileSync } from 'node:fs';

const kilobyte = 1024;

/** Returns the resident bytes of a process and everything it started, from /proc; 0 where nothing can be read. */
export function treeMemory(id: number): number {
  const own = /VmRSS:\s+(\d+) kB/.exec(readOr(`/proc/${id}/status`))?.[1] ?? '0';
  const children = readOr(`/proc/${id}/task/${id}/children`).split(' ').filter(Boolean).map(Number);
  return Number(own) * kilobyte + children.reduce((sum, child) => sum + treeMemory(child), 0);
}

/** What has just ended has no file any more. */
function readOr(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
}

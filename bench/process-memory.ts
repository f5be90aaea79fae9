import { readFileSync } from 'node:fs';

const kilobyte = 1024;

/**
 * Returns the bytes that a process and everything it started occupy, from /proc; 0 where nothing can be read. A page
 * that several of them share counts once.
 */
export function treeMemory(id: number): number {
  const own = /^Pss:\s+(\d+) kB/m.exec(readOr(`/proc/${id}/smaps_rollup`))?.[1] ?? '0';
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

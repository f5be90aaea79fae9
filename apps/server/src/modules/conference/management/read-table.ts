import { AppError } from '@tuyuan/errors/app-error.ts';
import pLimit from 'p-limit';
import { runInThread } from '../../../platform/run-in-thread.ts';
import type { Table } from './parse-table.ts';
import type { TableReply } from './parse-table-worker.ts';

const threadFile = new URL('./parse-table-worker.ts', import.meta.url);
const threadLimits = { timeoutMs: 15_000, heapMegabytes: 512 };
const oneAtATime = pLimit(1);

/** Parses a CSV file in a thread of its own. Throws what `parseTable` throws. */
export async function readTable(bytes: Buffer): Promise<Table> {
  const reply = await oneAtATime(() => runInThread<TableReply>(threadFile, bytes, threadLimits));
  if (reply === null) throw new AppError('Import.NotReadable');
  if ('table' in reply) return reply.table;
  throw new AppError(reply.code, { message: reply.message });
}

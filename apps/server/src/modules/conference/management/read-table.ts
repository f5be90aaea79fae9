import { fileURLToPath } from 'node:url';
import { AppError } from '@tuyuan/errors/app-error.ts';
import pLimit from 'p-limit';
import { runInProcess } from '../../../platform/run-in-process.ts';
import type { Table } from './parse-table.ts';
import type { TableReply } from './parse-table-worker.ts';

const workerFile = fileURLToPath(new URL('./parse-table-worker.ts', import.meta.url));
const limits = { timeoutMs: 15_000, heapMegabytes: 512 };
const oneAtATime = pLimit(1);

/** Parses a CSV file in a process of its own. Throws what `parseTable` throws. */
export async function readTable(bytes: Buffer): Promise<Table> {
  const reply = await oneAtATime(() => runInProcess<TableReply>(workerFile, bytes, limits));
  if (reply === null) throw new AppError('Import.NotReadable');
  if ('table' in reply) return reply.table;
  throw new AppError(reply.code, { message: reply.message });
}

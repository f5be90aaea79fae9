import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { parseTable, type Table } from './parse-table.ts';

export type TableReply = { table: Table } | Pick<AppError, 'code' | 'message'>;

function reply(): TableReply {
  try {
    return { table: parseTable(Buffer.from(workerData)) };
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, message: error.message };
    throw error;
  }
}

parentPort?.postMessage(reply());

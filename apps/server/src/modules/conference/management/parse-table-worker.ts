import { AppError } from '@tuyuan/errors/app-error.ts';
import { z } from 'zod';
import { parseTable, type Table } from './parse-table.ts';

export type TableReply = { table: Table } | Pick<AppError, 'code' | 'message'>;

const Order = z.object({ input: z.instanceof(Uint8Array) });

function reply(bytes: Uint8Array): TableReply {
  try {
    return { table: parseTable(Buffer.from(bytes)) };
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, message: error.message };
    throw error;
  }
}

process.once('message', (message) => process.send?.(reply(Order.parse(message).input)));

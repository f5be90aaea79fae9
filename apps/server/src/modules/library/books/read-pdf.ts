import { fileURLToPath } from 'node:url';
import { AppError } from '@tuyuan/errors/app-error.ts';
import pLimit from 'p-limit';
import { runInProcess } from '../../../platform/run-in-process.ts';
import type { PdfOrder, PdfReply, RenderedPage } from './read-pdf-worker.ts';

const workerFile = fileURLToPath(new URL('./read-pdf-worker.ts', import.meta.url));
/** Pages rendered by one process. */
export const pagesAtOnce = 6;
const limits = { timeoutMs: 90_000, heapMegabytes: 512 };
const oneAtATime = pLimit(1);

async function askWorker(order: PdfOrder): Promise<Exclude<PdfReply, { code: string }>> {
  const reply = await oneAtATime(() => runInProcess<PdfReply>(workerFile, order, limits));
  if (reply === null) throw new AppError('Book.NotPdf');
  if ('code' in reply) throw new AppError(reply.code);
  return reply;
}

/** Counts the pages of a PDF. Throws `Book.NotPdf`, `Book.Encrypted`. */
export async function countPdfPages(bytes: Uint8Array): Promise<number> {
  return (await askWorker({ bytes, from: 0, count: 0 })).pageCount;
}

/** Renders pages of a PDF, from 0, in a process of its own. Throws `Book.NotPdf`, `Book.Encrypted`. */
export async function renderPdfPages(bytes: Uint8Array, from: number): Promise<readonly RenderedPage[]> {
  return (await askWorker({ bytes, from, count: pagesAtOnce })).pages;
}

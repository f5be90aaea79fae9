import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { byteRange } from './byte-range.ts';

export interface ServedFile {
  key: string;
  size: number;
  /** Strong, with its quotes: the same tag means the same bytes. */
  etag: string;
  headers: Readonly<Record<string, string>>;
}

/** Streams a stored file: `If-None-Match`, `Range` with `If-Range`, HEAD. Throws `Request.RangeMismatch`. */
export async function sendFile(
  storage: BlobStore,
  request: FastifyRequest,
  reply: FastifyReply,
  file: ServedFile,
): Promise<FastifyReply> {
  if (namesTag(request.headers['if-none-match'], file.etag))
    return reply.code(304).headers(file.headers).header('etag', file.etag).send();
  const ifRange = request.headers['if-range'];
  const range = ifRange === undefined || ifRange === file.etag ? byteRange(request.headers.range, file.size) : null;
  if (range === 'unsatisfiable') {
    void reply.header('content-range', `bytes */${file.size}`);
    throw new AppError('Request.RangeMismatch');
  }
  // Opened before any header is set: a file that has just vanished is then answered as missing.
  const body = request.method === 'HEAD' ? null : await storage.read(file.key, range ?? undefined);
  void reply.headers(file.headers).header('etag', file.etag).header('accept-ranges', 'bytes');
  if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  void reply.header('content-length', range ? range.end - range.start + 1 : file.size);
  return reply.send(body);
}

function namesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

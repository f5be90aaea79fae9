import type { Socket } from 'node:net';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { ErrorCode } from '@tuyuan/errors/catalogue.ts';
import { failureEnvelope } from './envelope.ts';

const codes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'Request.HeaderTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'Request.TooSlow',
};

/** Answers data that never became a request (not HTTP, endless or too slow headers) and closes the connection. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const failure = new AppError(codes[error.code ?? ''] ?? 'Request.Invalid', { cause: error });
  const body = JSON.stringify(failureEnvelope(failure));
  socket.end(
    [
      `HTTP/1.1 ${failure.status} ${failure.code}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

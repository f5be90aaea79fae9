import { DetailedError, Upload } from 'tus-js-client';
import type { SendFile, TransferFault } from './upload-queue.ts';

/** Returns the address at which a picture's bytes are taken. */
const imagePath = (key: string) => `/api/Upload/Image/${key}`;

function messageOf(body: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(body);
    if (typeof answer !== 'object' || answer === null || !('error' in answer)) return undefined;
    const { error } = answer;
    return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : undefined;
  } catch {
    return undefined;
  }
}

/** A server that is starting again, or that still holds the lock of the broken connection, is a lost network. */
function faultOf(error: Error | DetailedError): TransferFault {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  if (status === 401) return 'session';
  if (status === 0 || status === 409 || status === 423 || status === 429) return 'network';
  if (status >= 500 && status !== 507) return 'network';
  return { message: messageOf(response?.getBody() ?? '') ?? `服务器没有收下这个文件（${status}）` };
}

/** Sends files by the tus protocol. `authorization` is asked before each request, because the session may be renewed. */
export function sendByTus(
  authorization: () => string | undefined,
  pathOf: (key: string) => string = imagePath,
): SendFile {
  return ({ key, file }, listener) => {
    const upload = new Upload(file, {
      uploadUrl: pathOf(key),
      // The queue tries again, and the server knows what it has.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => {
        const value = authorization();
        if (value !== undefined) request.setHeader('Authorization', value);
      },
      onProgress: (sentBytes) => listener.onProgress(sentBytes),
      onSuccess: () => listener.onDone(),
      onError: (error) => listener.onFault(faultOf(error)),
    });
    upload.start();
    return () => void upload.abort();
  };
}

import { type CallFailure, callFailure } from '@tuyuan/errors/call-failure.ts';

interface Sending {
  readonly path: string;
  readonly picture: Blob;
  readonly authorization: string | undefined;
  readonly signal: AbortSignal;
  /** Share that has been sent, 0–1. */
  onProgress(share: number): void;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function keyIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('result' in body)) return undefined;
  const { result } = body;
  if (typeof result !== 'object' || result === null || !('tempKey' in result)) return undefined;
  return typeof result.tempKey === 'string' ? result.tempKey : undefined;
}

/** Sends a search picture; `fetch` doesn't say how far it is. Resolves to its key or the failure, and never when aborted. */
export function sendPicture(
  sending: Sending,
): Promise<{ readonly tempKey: string } | { readonly failure: CallFailure }> {
  const { path, picture, authorization, signal, onProgress } = sending;
  const form = new FormData();
  form.set('file', picture, 'picture.png');
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    if (authorization !== undefined) request.setRequestHeader('authorization', authorization);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => {
      const body = parse(request.responseText);
      const tempKey = request.status === 200 ? keyIn(body) : undefined;
      resolve(tempKey === undefined ? { failure: callFailure(request.status, body) } : { tempKey });
    };
    request.onerror = () => resolve({ failure: callFailure(0, undefined) });
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

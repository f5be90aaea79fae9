import { rawPath } from '@tuyuan/contract/resource-path.ts';
import { statusMessage } from '@tuyuan/errors/status-message.ts';

interface Original {
  readonly content: Blob;
  readonly fileName: string;
}

type Fetched =
  | { readonly isOk: true; readonly original: Original }
  | { readonly isOk: false; readonly message: string };

interface WantedOriginal {
  readonly id: number;
  readonly no: string;
  /** The Authorization header's value: the address alone does not open an original. */
  readonly authorization: string | undefined;
  /** Of an opened link that grants the original. */
  readonly sharePass?: string;
  readonly fetch?: typeof fetch;
}

function messageIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  const { error } = body;
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' && error.message !== '' ? error.message : undefined;
}

/** Fetches an image's original file, or the words that say why not. */
export async function fetchOriginal(wanted: WantedOriginal): Promise<Fetched> {
  const { id, no, authorization, sharePass, fetch: send = fetch } = wanted;
  try {
    // Never by the resource server, which others may keep: the header is for this site.
    const response = await send(rawPath({ id }), {
      headers: {
        ...(authorization !== undefined && { authorization }),
        ...(sharePass !== undefined && { 'x-share-pass': sharePass }),
      },
    });
    if (!response.ok) {
      const body: unknown = await response.json().catch(() => undefined);
      return { isOk: false, message: messageIn(body) ?? statusMessage(response.status) };
    }
    const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    return { isOk: true, original: { content: await response.blob(), fileName: named ?? no } };
  } catch {
    return { isOk: false, message: '网络中断，请重试。' };
  }
}

/** Hands a file over to the browser's downloads. */
export function saveFile({ content, fileName }: Original): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Delayed, because some browsers have not yet begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

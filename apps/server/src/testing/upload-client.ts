import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RequestOf } from '@tuyuan/contract/endpoint.ts';
import { createUploads, getUploads, type UploadItem } from '@tuyuan/contract/library/image-upload.ts';
import type { FastifyInstance } from 'fastify';
import { resultOf } from './call-endpoint.ts';

export interface SentFile {
  fileName: string;
  bytes: Uint8Array;
  details?: RequestOf<typeof createUploads>['files'][number]['details'];
}

/** A photographer's browser: announces files, sends them by tus over a real connection and waits for their check. */
export interface UploadClient {
  announce(files: readonly SentFile[], options?: { withDigest?: boolean }): Promise<UploadItem[]>;
  /** Sends a piece from `offset` on; returns the answer's status and the offset that the server names. */
  patch(
    key: string,
    piece: Uint8Array<ArrayBuffer>,
    offset?: number,
  ): Promise<{ status: number; offset: number | null }>;
  head(key: string): Promise<{ status: number; offset: number | null; length: number | null }>;
  /** Announces a file, sends it whole and returns it once it is ready or refused. */
  upload(file: SentFile): Promise<UploadItem>;
  settled(id: number): Promise<UploadItem>;
  list(): Promise<UploadItem[]>;
}

export function uploadClient(app: FastifyInstance, origin: string, headers: { authorization: string }): UploadClient {
  const list = async () => (await resultOf(app, getUploads, {}, headers)).items;
  async function settled(id: number): Promise<UploadItem> {
    for (let tries = 0; tries < 200; tries += 1) {
      const item = (await list()).find((upload) => upload.id === id);
      if (!item) throw new Error(`The upload ${id} is gone.`);
      if (item.state === 'ready' || item.state === 'refused') return item;
      await pause(100);
    }
    throw new Error(`The upload ${id} was never settled.`);
  }
  const call = async (
    method: 'HEAD' | 'PATCH',
    key: string,
    more: Record<string, string>,
    body?: Uint8Array<ArrayBuffer>,
  ) =>
    fetch(`${origin}/api/Upload/Image/${key}`, {
      method,
      headers: { ...headers, 'tus-resumable': '1.0.0', ...more },
      ...(body ? { body } : {}),
    });
  async function patch(key: string, piece: Uint8Array<ArrayBuffer>, offset = 0) {
    const more = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
    const answer = await call('PATCH', key, more, piece);
    return { status: answer.status, offset: numberOf(answer, 'upload-offset') };
  }
  async function announce(files: readonly SentFile[], { withDigest = false } = {}) {
    const announced = files.map(({ fileName, bytes, details = {} }) => ({
      fileName,
      bytes: bytes.length,
      details,
      ...(withDigest ? { sha256: createHash('sha256').update(bytes).digest('hex') } : {}),
    }));
    return (await resultOf(app, createUploads, { files: announced }, headers)).items;
  }
  return {
    announce,
    patch,
    async head(key) {
      const answer = await call('HEAD', key, {});
      return {
        status: answer.status,
        offset: numberOf(answer, 'upload-offset'),
        length: numberOf(answer, 'upload-length'),
      };
    },
    async upload(file) {
      const [item] = await announce([file]);
      if (!item) throw new Error('Nothing was announced.');
      if (item.state === 'waiting') await patch(item.key, new Uint8Array(file.bytes));
      return settled(item.id);
    },
    settled,
    list,
  };
}

function numberOf(answer: Response, name: string): number | null {
  const value = answer.headers.get(name);
  return value === null ? null : Number(value);
}

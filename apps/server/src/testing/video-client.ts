import { setTimeout as pause } from 'node:timers/promises';
import { createVideo, getManagedVideo, type VideoDraft } from '@tuyuan/contract/library/video-management.ts';
import type { FastifyInstance } from 'fastify';
import { resultOf } from './call-endpoint.ts';

/** An editor's browser: announces films and sends them by tus over a real connection. */
export interface VideoClient {
  announce(film: { title: string; bytes: Uint8Array; fileName?: string }): Promise<{ id: number; key: string }>;
  patch(key: string, piece: Uint8Array, offset?: number): Promise<number>;
  /** Announces a film and sends it whole. */
  upload(film: { title: string; bytes: Uint8Array }): Promise<number>;
  /** Returns the film once it is made or has failed. */
  settled(id: number): Promise<VideoDraft>;
}

export function videoClient(app: FastifyInstance, origin: string, headers: { authorization: string }): VideoClient {
  async function announce({
    title,
    bytes,
    fileName = '片.mp4',
  }: {
    title: string;
    bytes: Uint8Array;
    fileName?: string;
  }) {
    return resultOf(app, createVideo, { title, fileName, bytes: bytes.length }, headers);
  }
  async function patch(key: string, piece: Uint8Array, offset = 0): Promise<number> {
    const { status } = await fetch(`${origin}/api/Upload/Video/${key}`, {
      method: 'PATCH',
      headers: {
        ...headers,
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      },
      body: new Uint8Array(piece),
    });
    return status;
  }
  return {
    announce,
    patch,
    async upload(film) {
      const { id, key } = await announce(film);
      const status = await patch(key, film.bytes);
      if (status !== 204) throw new Error(`The film was answered with ${status}.`);
      return id;
    },
    async settled(id) {
      for (let tries = 0; tries < 900; tries += 1) {
        const video = await resultOf(app, getManagedVideo, { id }, headers);
        if (video.state !== 'draft' && video.state !== 'processing') return video;
        await pause(100);
      }
      throw new Error(`The film ${id} was never made.`);
    },
  };
}

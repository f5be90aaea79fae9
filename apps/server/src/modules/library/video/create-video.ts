import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { createVideo as call } from '@tuyuan/contract/library/video-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Acting } from '../../../platform/http/request-context.ts';
import { screenWork } from '../lifecycle/index.ts';
import { randomName } from './random-name.ts';
import { insertVideo } from './video.repository.ts';
import type { VideoDeps } from './video-deps.ts';

/** What is made of a file, and the file, need room: the former about as much as the latter. */
const roomFactor = 2;

/** Throws `Video.EncoderMissing`, `Video.TooLarge`, `Storage.Full`, `Text.Blocked`. */
export async function createVideo(
  { db, actor }: Acting,
  { encoder, storage, maxBytes }: Pick<VideoDeps, 'encoder' | 'storage' | 'maxBytes'>,
  { title: given, fileName, bytes }: InputOf<typeof call>,
): Promise<{ id: number; key: string }> {
  if (bytes > maxBytes) throw new AppError('Video.TooLarge');
  if (!(await encoder.isThere())) throw new AppError('Video.EncoderMissing');
  if ((await storage.room()).freeBytes < bytes * roomFactor) throw new AppError('Storage.Full');
  const { title } = await screenWork(db, { title: given });
  const key = randomName();
  return { id: await insertVideo(db, { key, title, fileName, bytes, createdBy: actor.id }), key };
}

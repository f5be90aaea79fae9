import { AppError } from '@tuyuan/errors/app-error.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import type { ServedFile } from '../../site/index.ts';
import { mayHaveOriginal, maySeeVideo } from './video.policy.ts';
import { findVideo, type VideoRow } from './video.repository.ts';
import { posterFileKey, videoFileKey } from './video-files.ts';
import { originalOf } from './video-original.ts';

type Context = Pick<RequestContext, 'tenant' | 'db'>;
type FindCaller = () => Promise<RequestContext>;

/** What is made of a video and served: names are these and nothing else. */
const served: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/mp4',
  mp4: 'video/mp4',
  webp: 'image/webp',
};

/** Returns one of the files of a video's present version. Throws `Resource.NotFound`, also for what the caller may not see. */
export async function findVideoFile(
  context: Context,
  caller: FindCaller,
  storage: BlobStore,
  wanted: { id: number; version: string; name: string },
): Promise<ServedFile> {
  const video = await findSeen(context, caller, wanted.id);
  if (video.version !== wanted.version) throw new AppError('Resource.NotFound');
  const key = videoFileKey(context.tenant.schema, video.key, wanted.version, wanted.name);
  const type = served[wanted.name.slice(wanted.name.lastIndexOf('.') + 1)] ?? '';
  return serve(storage, key, { type, tag: `${wanted.version}.${wanted.name}`, isPublic: video.state === 'published' });
}

/** Returns the poster of that version in one of its widths. Throws as `findVideoFile`. */
export async function findVideoPoster(
  context: Context,
  caller: FindCaller,
  storage: BlobStore,
  wanted: { id: number; width: number; version: string },
): Promise<ServedFile> {
  const video = await findSeen(context, caller, wanted.id);
  if (video.posterVersion !== wanted.version) throw new AppError('Resource.NotFound');
  const key = posterFileKey(context.tenant.schema, video.key, wanted.version, wanted.width);
  const tag = `${wanted.version}-${wanted.width}`;
  return serve(storage, key, { type: 'image/webp', tag, isPublic: video.state === 'published' });
}

/** Returns the original. Throws `Session.Required` for a visitor, `Video.OriginalRefused` for who may only see it, `Resource.NotFound`. */
export async function findVideoOriginal(caller: RequestContext, storage: BlobStore, id: number): Promise<ServedFile> {
  const { actor, tenant, db } = caller;
  if (!actor) throw new AppError('Session.Required');
  const video = await orThrow(findVideo(db, id), 'Resource.NotFound');
  if (!maySeeVideo(actor, video)) throw new AppError('Resource.NotFound');
  if (!mayHaveOriginal(actor, video)) throw new AppError('Video.OriginalRefused');
  return originalOf({ schema: tenant.schema, storage }, video);
}

/** Returns a video that the caller may see; who it is matters for one that isn't published only. */
export async function findSeen({ db }: Context, caller: FindCaller, id: number): Promise<VideoRow> {
  const video = await orThrow(findVideo(db, id), 'Resource.NotFound');
  if (video.state !== 'published' && !maySeeVideo((await caller()).actor, video))
    throw new AppError('Resource.NotFound');
  return video;
}

export function videoCaching(isPublic: boolean): string {
  return isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store';
}

async function serve(
  storage: BlobStore,
  key: string,
  { type, tag, isPublic }: { type: string; tag: string; isPublic: boolean },
): Promise<ServedFile> {
  const size = await storage.size(key);
  if (size === null) throw new AppError('Resource.NotFound');
  return { key, size, etag: `"${tag}"`, headers: { 'content-type': type, 'cache-control': videoCaching(isPublic) } };
}

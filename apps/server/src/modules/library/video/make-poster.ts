import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { posterWidths } from '@tuyuan/contract/library/video-words.ts';
import type { WatermarkProfile } from '../../../platform/imaging/watermark-profile.ts';
import { scaledTo } from './plan-renditions.ts';
import type { VideoDeps } from './video-deps.ts';
import type { VideoFacts } from './video-encoder.ts';
import { posterFileKey } from './video-files.ts';

/** Pixels of a still's short side. */
const stillSide = 720;

interface Drawn {
  source: string;
  folder: string;
  facts: VideoFacts;
  marks: readonly WatermarkProfile[];
}

/** Returns the pictures of these moments as PNG, with the marks; `side` is what the shorter has. */
export async function drawStills(
  { encoder }: Pick<VideoDeps, 'encoder'>,
  { source, folder, facts, marks }: Drawn,
  moments: readonly number[],
  { side = stillSide, signal }: { side?: number; signal?: AbortSignal } = {},
): Promise<Buffer[]> {
  const nameOf = (atMs: number) => `still-${atMs}.png`;
  const stills = [...new Set(moments)].map((atMs) => ({ atMs, name: nameOf(atMs) }));
  const { rotation } = facts;
  await encoder.writeStills({ source, folder, rotation, marks, ...scaledTo(facts, side), stills }, signal);
  return Promise.all(moments.map((atMs) => readFile(join(folder, nameOf(atMs)))));
}

/** Stores a picture as the poster of that version, in the widths that are served. */
export async function storePoster(
  { storage, imaging }: Pick<VideoDeps, 'storage' | 'imaging'>,
  { schema, key, posterVersion }: { schema: string; key: string; posterVersion: string },
  png: Buffer,
): Promise<void> {
  for (const width of posterWidths) {
    const size = { width, height: width, fit: 'inside' } as const;
    const picture = await imaging.redraw({ source: { bytes: png }, fileName: 'poster.png' }, size);
    await storage.put(posterFileKey(schema, key, posterVersion, width), Buffer.from(picture));
  }
}

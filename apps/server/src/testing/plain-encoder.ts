import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { VideoEncoder } from '../modules/library/index.ts';

/** An encoder that encodes nothing: each film is half a minute of grey. Overridden where a test wants something of it. */
export function plainEncoder(overrides: Partial<VideoEncoder> = {}): VideoEncoder {
  return {
    name: 'ffmpeg',
    isThere: async () => true,
    probe: async () => ({
      durationMs: 30_000,
      width: 640,
      height: 360,
      frameRate: 24,
      videoCodec: 'h264',
      audioCodec: null,
      rotation: 0,
    }),
    async writeStills({ folder, stills, width, height }) {
      const picture = sharp({ create: { width, height, channels: 3, background: 'grey' } });
      for (const { name } of stills) await picture.clone().png().toFile(join(folder, name));
    },
    async writeRendition({ folder, name }) {
      await writeFile(join(folder, `${name}.m3u8`), '#EXTM3U');
      await writeFile(join(folder, `${name}.m4s`), 'film');
    },
    writePreview: ({ folder }) => writeFile(join(folder, 'preview.mp4'), 'film'),
    ...overrides,
  };
}

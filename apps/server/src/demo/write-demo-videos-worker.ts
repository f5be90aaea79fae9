// Makes the demo's two films of its pictures, by hand: `node apps/server/src/demo/write-demo-videos-worker.ts`.
import { join } from 'node:path';
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline } from 'node-av/api';
import { AV_LOG_QUIET, AV_PIX_FMT_RGB24, FF_ENCODER_LIBX264 } from 'node-av/constants';
import { Log } from 'node-av/lib';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../../demo');
const [width, height] = [1280, 720];
const frameRate = 24;
const framesOfScene = 2.5 * frameRate;
const framesOfChange = frameRate / 2;
/** How much of a picture's width a scene moves through, and how much it comes nearer. */
const [way, approach] = [0.06, 0.08];

const films = [
  { name: 'snow-and-lakes.mp4', pictures: ['073-alpine-1.jpg', '055-mist-4.jpg', '087-stars-1.jpg'] },
  { name: 'fields-from-above.mp4', pictures: ['046-aerial-0.jpg', '031-hills-3.jpg', '002-hills-2.jpg'] },
];

Log.setLevel(AV_LOG_QUIET);
for (const { name, pictures } of films) {
  const frames: Buffer[] = [];
  for (const [index, picture] of pictures.entries()) frames.push(...(await scene(picture, index % 2 === 0 ? 1 : -1)));
  await write(join(folder, 'videos', name), blendChanges(frames));
}

/** Returns the pictures of one scene: slowly nearer, slowly to one side. */
async function scene(picture: string, direction: 1 | -1): Promise<Buffer[]> {
  const base = { width: width * 2, height: height * 2 };
  const { data, info } = await sharp(join(folder, 'photos', picture))
    .resize({ ...base, fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const frames: Buffer[] = [];
  for (let at = 0; at < framesOfScene; at++) {
    const share = at / (framesOfScene - 1);
    const zoom = 1 / (1 + way * 2 + approach * share);
    const box = { width: Math.round(base.width * zoom), height: Math.round(base.height * zoom) };
    const left = (base.width - box.width) / 2 + direction * (share - 0.5) * way * base.width;
    frames.push(
      await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
        .extract({ ...box, left: Math.max(0, Math.round(left)), top: Math.round((base.height - box.height) / 2) })
        .resize({ width, height, fit: 'fill' })
        .raw()
        .toBuffer(),
    );
  }
  return frames;
}

/** Lets each scene come out of the one before. */
function blendChanges(frames: readonly Buffer[]): Buffer[] {
  return frames.map((frame, index) => {
    const since = index % framesOfScene;
    const before = frames[index - since - 1];
    if (since >= framesOfChange || !before) return frame;
    const share = (since + 1) / (framesOfChange + 1);
    return Buffer.from(frame.map((light, at) => Math.round(light * share + (before[at] ?? 0) * (1 - share))));
  });
}

async function write(file: string, frames: readonly Buffer[]): Promise<void> {
  await using source = await Demuxer.open({
    type: 'video',
    input: Buffer.concat(frames),
    width,
    height,
    pixelFormat: AV_PIX_FMT_RGB24,
    frameRate: { num: frameRate, den: 1 },
  });
  const stream = source.video();
  if (!stream) throw new Error('There is no film.');
  using decoder = await Decoder.create(stream);
  using filter = FilterAPI.create('format=yuv420p');
  using encoder = await Encoder.create(FF_ENCODER_LIBX264, {
    decoder,
    filter,
    gopSize: framesOfScene,
    options: { preset: 'slow', crf: 30 },
  });
  await using muxer = await Muxer.open(file, { options: { movflags: '+faststart' } });
  await pipeline(source, decoder, filter, encoder, muxer).completion;
}

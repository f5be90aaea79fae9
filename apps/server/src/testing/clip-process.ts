// Makes a film of moving stripes: the program of `makeClip`.
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline } from 'node-av/api';
import {
  AV_LOG_QUIET,
  AV_PIX_FMT_YUV420P,
  AV_SAMPLE_FMT_S16,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBX264,
} from 'node-av/constants';
import { Log } from 'node-av/lib';
import type { Clip } from './make-clip.ts';

const frameRate = 24;
const sampleRate = 48_000;

process.once('message', ({ input }: { input: Clip & { file: string } }) => {
  void write(input).then(() => process.send?.('done'));
});

async function write({ file, width, height, seconds, hasSound }: Clip & { file: string }): Promise<void> {
  Log.setLevel(AV_LOG_QUIET);
  const pictures = Array.from({ length: seconds * frameRate }, (_, time) => picture(width, height, time));
  await using films = await Demuxer.open({
    type: 'video',
    input: Buffer.concat(pictures),
    width,
    height,
    pixelFormat: AV_PIX_FMT_YUV420P,
    frameRate: { num: frameRate, den: 1 },
  });
  const film = films.video();
  if (!film) throw new Error('There is no film.');
  using filmDecoder = await Decoder.create(film);
  using filmEncoder = await Encoder.create(FF_ENCODER_LIBX264, {
    decoder: filmDecoder,
    gopSize: frameRate,
    options: { preset: 'ultrafast', crf: 30 },
  });
  await using muxer = await Muxer.open(file, { options: { movflags: '+faststart' } });
  if (!hasSound) {
    await pipeline(films, filmDecoder, filmEncoder, muxer).completion;
    return;
  }
  const samples = Int16Array.from({ length: sampleRate * seconds }, (_, at) => Math.round(Math.sin(at / 20) * 8000));
  await using sounds = await Demuxer.open({
    type: 'audio',
    input: Buffer.from(samples.buffer),
    sampleRate,
    channels: 1,
    sampleFormat: AV_SAMPLE_FMT_S16,
  });
  const sound = sounds.audio();
  if (!sound) throw new Error('There is no sound.');
  using soundDecoder = await Decoder.create(sound);
  using soundFilter = FilterAPI.create('aformat=sample_fmts=fltp');
  using soundEncoder = await Encoder.create(FF_ENCODER_AAC, { decoder: soundDecoder, filter: soundFilter });
  const stages = { video: [filmDecoder, filmEncoder], audio: [soundDecoder, soundFilter, soundEncoder] };
  await pipeline({ video: films, audio: sounds }, stages, muxer).completion;
}

/** Returns the planes of one picture: light stripes that move, one colour. */
function picture(width: number, height: number, time: number): Buffer {
  const light = Buffer.alloc(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) light[y * width + x] = ((x + y + time * 6) >> 4) % 2 === 0 ? 60 : 190;
  const colour = Buffer.alloc((width * height) / 2, 110);
  return Buffer.concat([light, colour]);
}

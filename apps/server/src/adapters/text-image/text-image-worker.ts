import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { InferenceSession, Tensor } from 'onnxruntime-node';
import sharp from 'sharp';
import { answerQuestions, Unreadable } from '../../platform/answer-questions.ts';
import { modelFiles, readManifest, type TextImageManifest } from './text-image-manifest.ts';
import { TextImageQuestion } from './text-image-question.ts';
import { type WordPieces, wordPieces } from './word-pieces.ts';

// The process of a text-image model.

type Runtime = typeof import('onnxruntime-node');

interface TextImage {
  runtime: Runtime;
  manifest: TextImageManifest;
  words: WordPieces;
  text: InferenceSession;
  image: InferenceSession;
}

async function load(): Promise<TextImage> {
  const folder = process.argv[3] ?? '';
  const manifest = await readManifest(folder);
  if (manifest === null) throw new Error(`There is no model in ${folder}.`);
  const runtime = await import('onnxruntime-node');
  const open = async (file: string, inputs: (string | undefined)[], output: string) => {
    const session = await runtime.InferenceSession.create(join(folder, file), {
      logSeverityLevel: 3,
      // The other half is for the server and the pictures' workers.
      intraOpNumThreads: Math.ceil(availableParallelism() / 2),
    });
    const missing = inputs.find((input) => input !== undefined && !session.inputNames.includes(input));
    if (missing !== undefined) throw new Error(`${file} takes no ${missing}, but ${session.inputNames.join(', ')}.`);
    if (!session.outputNames.includes(output))
      throw new Error(`${file} gives no ${output}, but ${session.outputNames.join(', ')}.`);
    return session;
  };
  const { ids, mask, types } = manifest.text.inputs;
  return {
    runtime,
    manifest,
    words: wordPieces(await readFile(join(folder, modelFiles.words), 'utf8')),
    text: await open(modelFiles.text, [ids, mask, types], manifest.text.output),
    image: await open(modelFiles.image, [manifest.image.input], manifest.image.output),
  };
}

async function describeTexts({ runtime, manifest, words, text }: TextImage, texts: string[]): Promise<Float32Array[]> {
  const { inputs, length, output } = manifest.text;
  const ids = texts.flatMap((one) => words.idsOf(one, length));
  const whole = (numbers: number[]) =>
    new runtime.Tensor('int64', BigInt64Array.from(numbers, BigInt), [texts.length, length]);
  const given = {
    [inputs.ids]: whole(ids),
    ...(inputs.mask !== undefined && { [inputs.mask]: whole(ids.map((id) => Number(id !== words.padding))) }),
    ...(inputs.types !== undefined && { [inputs.types]: whole(ids.map(() => 0)) }),
  };
  const found = await text.run(given, [output]);
  return vectorsIn(found[output], texts.length, manifest.dimensions);
}

async function describePicture({ runtime, manifest, image }: TextImage, picture: Uint8Array): Promise<Float32Array[]> {
  const { size, fit, mean, std, input, output } = manifest.image;
  const pixels = await sharp(picture)
    .rotate()
    .resize(size, size, { fit: fit === 'squash' ? 'fill' : 'cover', kernel: 'cubic' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
    .catch(() => null);
  if (pixels === null) throw new Unreadable();
  const area = size * size;
  const planes = new Float32Array(3 * area);
  for (let at = 0; at < area; at += 1)
    for (const channel of [0, 1, 2] as const)
      planes[channel * area + at] = ((pixels[at * 3 + channel] ?? 0) / 255 - mean[channel]) / std[channel];
  const tensor = new runtime.Tensor('float32', planes, [1, 3, size, size]);
  const found = await image.run({ [input]: tensor }, [output]);
  return vectorsIn(found[output], 1, manifest.dimensions);
}

function vectorsIn(tensor: Tensor | undefined, count: number, dimensions: number): Float32Array[] {
  const numbers = tensor?.data;
  if (!(numbers instanceof Float32Array) || numbers.length !== count * dimensions)
    throw new Error(`The graph gives ${tensor?.type}[${tensor?.dims}], not float32[${count},${dimensions}].`);
  return Array.from({ length: count }, (_, place) =>
    ofLengthOne(numbers.slice(place * dimensions, (place + 1) * dimensions)),
  );
}

function ofLengthOne(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  if (!Number.isFinite(length)) throw new Error('The graph gives something that is no number.');
  return length === 0 ? vector : vector.map((number) => number / length);
}

answerQuestions({
  load,
  answer(model, asked) {
    const question = TextImageQuestion.parse(asked);
    return question.kind === 'texts' ? describeTexts(model, question.texts) : describePicture(model, question.picture);
  },
});

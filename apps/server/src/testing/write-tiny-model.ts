import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onnxModel } from './onnx-graph.ts';

/** What each word says of a picture’s mean red, green and blue; every other word says nothing. */
const colourWords: Readonly<Record<string, readonly [number, number, number]>> = {
  红: [1, -0.5, -0.5],
  绿: [-0.5, 1, -0.5],
  蓝: [-0.5, -0.5, 1],
  天: [-0.2, -0.2, 0.4],
};
const specials = ['[PAD]', '[UNK]', '[CLS]', '[SEP]'];
const [size, length] = [16, 12];

export const tinyManifest = {
  name: 'tiny-colours',
  dimensions: 3,
  image: { size, mean: [0.5, 0.5, 0.5], std: [0.5, 0.5, 0.5], input: 'pixel_values', output: 'image_embeds' },
  text: { length, inputs: { ids: 'input_ids' }, output: 'text_embeds' },
  minLikeness: 0.5,
};

/** Writes a text-image model that knows colours: a text is the sum of its words, a picture its mean colour. */
export async function writeTinyModel(modelsFolder: string, manifest: object = tinyManifest): Promise<string> {
  const folder = join(modelsFolder, 'text-image');
  await mkdir(folder, { recursive: true });
  const words = [...specials, ...Object.keys(colourWords)];
  const numbers = Float32Array.from(words.flatMap((word) => colourWords[word] ?? [0, 0, 0]));
  const text = onnxModel({
    inputs: [{ name: 'input_ids', type: 'int64', shape: ['texts', length] }],
    outputs: [{ name: 'text_embeds', type: 'float', shape: ['texts', 3] }],
    constants: { colours: { shape: [words.length, 3], numbers } },
    nodes: [
      { operator: 'Gather', inputs: ['colours', 'input_ids'], outputs: ['each'] },
      { operator: 'ReduceSum', inputs: ['each'], outputs: ['text_embeds'], attributes: { axes: [1], keepdims: 0 } },
    ],
  });
  // The mean colour without what is grey in it.
  const third = 1 / 3;
  const ungrey = [1, 0, 0, 0, 1, 0, 0, 0, 1].map((one) => one - third);
  const image = onnxModel({
    inputs: [{ name: 'pixel_values', type: 'float', shape: [1, 3, size, size] }],
    outputs: [{ name: 'image_embeds', type: 'float', shape: [1, 3] }],
    constants: { ungrey: { shape: [3, 3], numbers: Float32Array.from(ungrey) } },
    nodes: [
      {
        operator: 'ReduceMean',
        inputs: ['pixel_values'],
        outputs: ['mean'],
        attributes: { axes: [2, 3], keepdims: 0 },
      },
      { operator: 'MatMul', inputs: ['mean', 'ungrey'], outputs: ['image_embeds'] },
    ],
  });
  const files = { 'text.onnx': text, 'image.onnx': image, 'vocab.txt': words.join('\n') };
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return folder;
}

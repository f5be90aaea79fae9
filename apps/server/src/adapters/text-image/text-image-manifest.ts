import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const name = z.string().min(1).max(100);
const three = z.tuple([z.number(), z.number(), z.number()]);

const Manifest = z.strictObject({
  /** Another one for other files: images described by one model are described anew by the next. */
  name,
  /** Numbers of a vector. */
  dimensions: z.int().min(2).max(2048),
  image: z.strictObject({
    /** Side of the square that the graph takes, in pixels. */
    size: z.int().min(8).max(1024),
    /** How a picture comes to be square: pressed together, or cut to its middle. */
    fit: z.enum(['squash', 'crop']).default('squash'),
    mean: three,
    std: z.tuple([z.number().positive(), z.number().positive(), z.number().positive()]),
    /** `float32[1, 3, size, size]`. */
    input: name,
    /** `float32[1, dimensions]`. */
    output: name,
  }),
  text: z.strictObject({
    /** Tokens of a text, with [CLS] and [SEP]; a longer one is cut, a shorter one padded. */
    length: z.int().min(3).max(512),
    /** `int64[texts, length]`; the last two only where the graph has them. */
    inputs: z.strictObject({ ids: name, mask: name.optional(), types: name.optional() }),
    /** `float32[texts, dimensions]`. */
    output: name,
  }),
  /** Cosine below which an image has nothing to do with a text. */
  minLikeness: z.number().min(0).max(1),
});
export type TextImageManifest = z.infer<typeof Manifest>;

/** Files that a text-image model consists of. */
export const modelFiles = { manifest: 'manifest.json', text: 'text.onnx', image: 'image.onnx', words: 'vocab.txt' };

/** Returns the manifest of the model in a folder; null where there is none. Throws an error that says to the operator what is wrong with it. */
export async function readManifest(folder: string): Promise<TextImageManifest | null> {
  const text = await readFile(join(folder, modelFiles.manifest), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const parsed = Manifest.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    ({ path, message }) => `${path.length > 0 ? `${path.join('.')} ` : ''}${message}`,
  );
  throw new Error(`${modelFiles.manifest} 不对：${faults.join('；')}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${modelFiles.manifest} 不是 JSON`, { cause });
  }
}

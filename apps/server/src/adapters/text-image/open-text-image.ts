import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TextImage, TextImageModel } from '../../modules/library/index.ts';
import { type AskedProcessOptions, openAskedProcess } from '../../platform/asked-process.ts';
import { modelFiles, readManifest } from './text-image-manifest.ts';
import { type TextImageQuestion, TextImageVectors } from './text-image-question.ts';

const workerFile = fileURLToPath(new URL('./text-image-worker.ts', import.meta.url));
const limits: AskedProcessOptions = {
  // Two graphs of a hundred million numbers each, with room to work in.
  memoryCapBytes: 4 * 1024 ** 3,
  // Loading takes seconds, so it isn't ended between two searches.
  idleMs: 10 * 60_000,
};

/**
 * Opens the text-image model in a folder of `modelsFolder`. Its process starts with the first question, and ends with
 * `close`. A model that can't be used is said, not thrown: the server does without.
 */
export async function openTextImage(
  modelsFolder: string,
  options: AskedProcessOptions = {},
): Promise<TextImage & { close(): void }> {
  const folder = join(modelsFolder, 'text-image');
  try {
    const manifest = await readManifest(folder);
    if (manifest === null) return { model: null, fault: null, close: () => undefined };
    for (const file of Object.values(modelFiles))
      await access(join(folder, file)).catch(() => {
        throw new Error(`缺文件 ${file}`);
      });
    assertRuntime();
    const program = { name: 'text-image', file: workerFile, args: [folder], answer: TextImageVectors };
    const { ask, close } = openAskedProcess({ ...limits, ...options, ...program });
    const { name, dimensions, minLikeness } = manifest;
    const model: TextImageModel = {
      ...{ name, dimensions, minLikeness },
      describeTexts: (texts) => ask({ kind: 'texts', texts: [...texts] } satisfies TextImageQuestion),
      async describePicture(picture) {
        const [vector] = await ask({ kind: 'picture', picture } satisfies TextImageQuestion);
        if (vector === undefined) throw new Error('The text-image process gave no vector.');
        return vector;
      },
    };
    return { model, fault: null, close };
  } catch (error) {
    return { model: null, fault: error instanceof Error ? error.message : String(error), close: () => undefined };
  }
}

function assertRuntime(): void {
  try {
    createRequire(import.meta.url).resolve('onnxruntime-node');
  } catch (cause) {
    throw new Error('没有安装 onnxruntime-node', { cause });
  }
}

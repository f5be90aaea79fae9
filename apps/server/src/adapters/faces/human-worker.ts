import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { z } from 'zod';
import { answerQuestions, Unreadable } from '../../platform/answer-questions.ts';
import type { HumanFace } from './human-answer.ts';
import { findHumanPackage } from './human-package.ts';

// The process of the face models: one picture at a time, until its parent is gone.

/** Models were made for about this; larger costs more and finds little more. */
const maxSide = 1024;

interface Tensor {
  readonly shape: readonly number[];
}
interface Human {
  readonly tf: {
    setBackend(name: string): Promise<boolean>;
    ready(): Promise<void>;
    tensor(data: Uint8Array, shape: readonly number[], type: 'float32'): Tensor;
    dispose(tensor: Tensor): void;
  };
  load(): Promise<void>;
  detect(tensor: Tensor): Promise<unknown>;
}

// The models are files, which Node's own fetch doesn't read; nothing else is to be fetched from here.
globalThis.fetch = async (input) => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (url.protocol !== 'file:') throw new Error(`The face process fetches nothing: ${url.origin}`);
  const type = url.pathname.endsWith('.json') ? 'application/json' : 'application/octet-stream';
  return new Response(new Uint8Array(await readFile(url)), { headers: { 'content-type': type } });
};

async function loadHuman(): Promise<Human> {
  const found = findHumanPackage();
  if (found === null) throw new Error('The package @vladmandic/human is not installed.');
  const require = createRequire(found.program);
  const wasmFolder = join(dirname(found.backend), '/');
  require(found.backend).setWasmPaths(wasmFolder);
  const { Human: Model } = require(found.program);
  const off = { enabled: false };
  const human: Human = new Model({
    backend: 'wasm',
    debug: false,
    cacheSensitivity: 0,
    modelBasePath: pathToFileURL(found.models).href,
    wasmPath: pathToFileURL(wasmFolder).href,
    filter: off,
    face: {
      enabled: true,
      detector: { maxDetected: 50, rotation: false, return: false, minConfidence: 0.3 },
      mesh: { enabled: true },
      iris: off,
      // Age and gender; the fingerprint it makes as well is dropped below and leaves this process never.
      description: { enabled: true },
      emotion: { enabled: true },
      antispoof: off,
      liveness: off,
    },
    body: off,
    hand: off,
    object: off,
    gesture: off,
    segmentation: off,
  });
  await human.tf.setBackend('wasm');
  await human.tf.ready();
  await human.load();
  return human;
}

const Detected = z.object({
  face: z.array(
    z.object({
      boxRaw: z.tuple([z.number(), z.number(), z.number(), z.number()]),
      boxScore: z.number(),
      age: z.number().optional(),
      gender: z.string().optional(),
      genderScore: z.number().optional(),
      emotion: z.array(z.object({ emotion: z.string(), score: z.number() })).optional(),
    }),
  ),
  error: z.string().nullish(),
});

const share = (value: number) => Math.min(1, Math.max(0, value));

function toFace(face: z.infer<typeof Detected>['face'][number]): HumanFace {
  const [best] = (face.emotion ?? []).toSorted((one, other) => other.score - one.score);
  return {
    box: face.boxRaw,
    score: share(face.boxScore),
    age: face.age ?? null,
    gender: face.gender ?? 'unknown',
    genderScore: share(face.genderScore ?? 0),
    expression: best?.emotion ?? 'unknown',
    expressionScore: share(best?.score ?? 0),
  };
}

async function detect(human: Human, picture: Uint8Array): Promise<HumanFace[]> {
  const read = await sharp(picture)
    .rotate()
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  if (read === null) throw new Unreadable();
  const tensor = human.tf.tensor(read.data, [1, read.info.height, read.info.width, 3], 'float32');
  try {
    const { face, error } = Detected.parse(await human.detect(tensor));
    if (typeof error === 'string' && error !== '') throw new Error(error);
    return face.map(toFace);
  } finally {
    human.tf.dispose(tensor);
  }
}

const Order = z.instanceof(Uint8Array);
answerQuestions({ load: loadHuman, answer: (human, question) => detect(human, Order.parse(question)) });

// Precision and recall of finding faces with this server's own model, on pictures of which it is known who is in them:
// the demo's, all painted. How good its ages, genders and expressions are on photographs can't be judged here: there is no
// labelled set of photographs, and of drawings they say little; they are printed beside what the painter meant.
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { humanFaces } from '@tuyuan/server/src/adapters/faces/human-faces.ts';
import { findHumanPackage } from '@tuyuan/server/src/adapters/faces/human-package.ts';
import { openHumanProcess } from '@tuyuan/server/src/adapters/faces/human-process.ts';
import { type DemoImage, readDemoContent } from '@tuyuan/server/src/demo/demo-content.ts';
import type { FoundFace } from '@tuyuan/server/src/modules/library/index.ts';

const demo = resolve(import.meta.dirname, '../apps/server/demo');
/** Share of two boxes that they have in common, from which on they are the same face. */
const sameFace = 0.5;

type Box = FoundFace['box'];

function common(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (width <= 0 || height <= 0) return 0;
  const both = width * height;
  return both / (one.width * one.height + other.width * other.height - both);
}

const percent = (part: number, whole: number) => (whole === 0 ? '—' : `${((part / whole) * 100).toFixed(1)} %`);

if (findHumanPackage() === null) throw new Error('The package @vladmandic/human is not installed.');
const wanted = Number(process.argv[2] ?? Number.POSITIVE_INFINITY);
const { images } = await readDemoContent(demo);
const human = openHumanProcess();
const provider = humanFaces(human);
const times: number[] = [];
const count = { pictures: 0, faces: 0, found: 0, missed: 0, invented: 0 };
const told = { age: 0, gender: 0, genderRight: 0, expression: 0, expressionRight: 0 };
const invented: string[] = [];

function match(image: DemoImage, found: readonly FoundFace[]): void {
  const left = new Set(found);
  for (const face of image.faces) {
    const [best] = [...left].toSorted((one, other) => common(other.box, face.box) - common(one.box, face.box));
    count.faces += 1;
    if (best === undefined || common(best.box, face.box) < sameFace) {
      count.missed += 1;
      continue;
    }
    left.delete(best);
    count.found += 1;
    if (best.age) told.age += 1;
    if (best.gender) told.gender += 1;
    if (best.gender?.value === face.gender) told.genderRight += 1;
    if (best.expression) told.expression += 1;
    if (best.expression?.value === face.expression) told.expressionRight += 1;
  }
  count.invented += left.size;
  if (left.size > 0) invented.push(`${image.file} (${left.size})`);
}

try {
  for (const image of images.toSorted((one, other) => other.faces.length - one.faces.length).slice(0, wanted)) {
    const bytes = await readFile(join(demo, 'photos', image.file));
    const startedAt = performance.now();
    const found = await provider.detect({ bytes, width: 1, height: 1 });
    times.push(performance.now() - startedAt);
    count.pictures += 1;
    match(image, found);
  }
} finally {
  human.close();
}

const [first = 0, ...rest] = times;
const sorted = rest.toSorted((one, other) => one - other);
const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
console.log(`| painted pictures | faces in them | found | missed | invented | precision | recall |
| --- | --- | --- | --- | --- | --- | --- |
| ${count.pictures} | ${count.faces} | ${count.found} | ${count.missed} | ${count.invented} | ${percent(count.found, count.found + count.invented)} | ${percent(count.found, count.faces)} |

first picture with loading ${Math.round(first)} ms, then median ${at(0.5)} ms, 95 % within ${at(0.95)} ms
invented in: ${invented.join(', ') || 'none'}

| of the faces found | said | as the painter meant |
| --- | --- | --- |
| gender, from 0.7 on | ${told.gender} | ${told.genderRight} |
| smiles, from 0.7 on | ${told.expression} | ${told.expressionRight} |
| age, where gender is sure | ${told.age} | not judged |

Not judged here: photographs, profiles, small and covered faces, and whether the estimates are equally good for all people.
The boxes it is held against were taken from this model and checked by eye: they tell whether a face is found, not how exactly.`);

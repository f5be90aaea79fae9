import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { humanFaces, toFoundFace } from './human-faces.ts';
import { openHumanProcess } from './human-process.ts';

const human = openHumanProcess();
afterAll(() => human.close());
const demo = (file: string) => readFile(resolve(import.meta.dirname, '../../../demo/photos', file));
const detect = (bytes: Buffer) => humanFaces(human).detect({ bytes, width: 1, height: 1 });

it('finds the painted people, says where they are, and is silent on what it can’t tell', async () => {
  const faces = await detect(await demo('009-people-5.jpg'));
  expect(faces).toHaveLength(3);
  const lowest = faces.toSorted((one, other) => other.box.y - one.box.y)[0];
  expect(lowest?.box.y).toBeGreaterThan(0.5);
  for (const face of faces) {
    expect(Object.keys(face).toSorted()).toEqual('age beauty box confidence expression gender race'.split(' '));
    expect(face).toMatchObject({ race: null, beauty: null });
  }
  expect(await detect(await demo('003-alpine-1.jpg'))).toEqual([]);
});

it('is not stopped by a file that is no picture', async () => {
  await expect(detect(Buffer.from('no picture'))).rejects.toMatchObject({ code: 'Picture.Corrupt' });
  expect(await detect(await demo('072-people-0.jpg'))).toHaveLength(1);
});

it('a process that hangs or grows is ended, and the next picture has a new one', async () => {
  const slow = openHumanProcess({ timeoutMs: 1 });
  await expect(slow.detect(await demo('072-people-0.jpg'))).rejects.toMatchObject({ code: 'Picture.TooSlow' });
  slow.close();
  const small = openHumanProcess({ memoryCapBytes: 1 });
  await expect(small.detect(await demo('072-people-0.jpg'))).rejects.toMatchObject({ code: 'Picture.TooMuchMemory' });
  small.close();
});

it('takes age, gender and smiles only where the model is sure, and no other expression', () => {
  const face = { score: 0.9, age: 28.6, expression: 'happy', gender: 'female' };
  const told = (change: { genderScore: number; expressionScore: number; gender?: string; expression?: string }) =>
    toFoundFace({ ...face, box: [0.1, 0.1, 0.2, 0.2], ...change });
  expect(told({ genderScore: 0.69, expressionScore: 0.69 })).toMatchObject({
    age: null,
    gender: null,
    expression: null,
  });
  expect(told({ genderScore: 0.7, expressionScore: 0.7 })).toMatchObject({
    age: { value: 29, confidence: 0.7 },
    gender: { value: 'female', confidence: 0.7 },
    expression: { value: 'smile', confidence: 0.7 },
  });
  expect(told({ genderScore: 0.9, expressionScore: 0.9, expression: 'neutral' }).expression).toBeNull();
  expect(told({ genderScore: 0.9, expressionScore: 0.9, gender: 'unknown' })).toMatchObject({
    age: null,
    gender: null,
  });
});

it('keeps a box that reaches over the edge within the picture', () => {
  const { box } = toFoundFace({
    ...{ box: [-0.1, 0.9, 0.5, 0.4], score: 1, age: null, gender: 'unknown', genderScore: 0 },
    ...{ expression: 'unknown', expressionScore: 0 },
  });
  expect(box.x).toBe(0);
  expect(box.width).toBeCloseTo(0.4);
  expect(box.y + box.height).toBeLessThanOrEqual(1);
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tinyManifest, writeTinyModel } from '../../testing/write-tiny-model.ts';
import { openTextImage } from './open-text-image.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tuyuan-models-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const plain = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();
const likeness = (a: Float32Array | undefined, b: Float32Array) =>
  b.reduce((sum, number, place) => sum + number * (a?.[place] ?? 0), 0);

it('without a folder there is no model, and nothing to complain of', async () => {
  expect(await openTextImage(join(folder, 'none'))).toMatchObject({ model: null, fault: null });
});

it('says what is wrong with a manifest, and which file is missing', async () => {
  const broken = join(folder, 'broken');
  const text = { ...tinyManifest.text, length: 1 };
  const written = await writeTinyModel(broken, { ...tinyManifest, text, dimensions: '512' });
  expect((await openTextImage(broken)).fault).toMatch(/^manifest\.json 不对：dimensions .+；text\.length .+/);
  await writeFile(join(written, 'manifest.json'), '{');
  expect((await openTextImage(broken)).fault).toMatch(/^manifest\.json 不是 JSON$/);
  await writeTinyModel(broken);
  await rm(join(written, 'image.onnx'));
  expect(await openTextImage(broken)).toMatchObject({ model: null, fault: '缺文件 image.onnx' });
});

it('a graph without what the manifest names fails with the names it has', async () => {
  const other = join(folder, 'other');
  await writeTinyModel(other, { ...tinyManifest, text: { ...tinyManifest.text, output: 'pooled' } });
  const { model, close } = await openTextImage(other);
  await expect(model?.describeTexts(['红'])).rejects.toThrow('text.onnx gives no pooled, but text_embeds.');
  close();
});

it('puts pictures near the texts that are about them, and goes on after a file that is no picture', async () => {
  await writeTinyModel(folder);
  const { model, close } = await openTextImage(folder);
  if (!model) throw new Error('no model');
  expect(model).toMatchObject({ name: 'tiny-colours', dimensions: 3, minLikeness: 0.5 });
  const [red, blue, nothing] = await model.describeTexts(['红', '蓝天', '湖']);
  await expect(model.describePicture(Buffer.from('no picture'))).rejects.toMatchObject({ code: 'Picture.Corrupt' });
  const picture = await model.describePicture(await plain('#c02020'));
  expect(likeness(red, picture)).toBeGreaterThan(0.95);
  expect(likeness(blue, picture)).toBeLessThan(0);
  expect(likeness(nothing, picture)).toBe(0);
  expect(Math.hypot(...picture)).toBeCloseTo(1);
  close();
});

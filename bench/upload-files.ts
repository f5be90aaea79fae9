import { randomBytes } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePhotographs } from './ingest-pictures.ts';

const painted = 20;
const longestComment = 65_533;

export interface BenchFile {
  fileName: string;
  bytes: Buffer;
}

/** Returns photographs of 24 megapixels, no two the same bytes, filled up to that size with comments; larger ones stay as they are. */
export async function makeUploads(count: number, wantedBytes: number): Promise<BenchFile[]> {
  const paths = await makePhotographs(Math.min(count, painted));
  const photographs = await Promise.all(paths.map((path) => readFile(path)));
  return Array.from({ length: count }, (_, i) => {
    const jpeg = photographs[i % photographs.length] ?? Buffer.alloc(0);
    return { fileName: `DSC_${String(i + 1).padStart(4, '0')}.jpg`, bytes: filled(jpeg, wantedBytes) };
  });
}

function filled(jpeg: Buffer, wantedBytes: number): Buffer {
  const parts = [jpeg.subarray(0, 2), comment(randomBytes(16))];
  for (let left = wantedBytes - jpeg.length - 20; left > 4; left -= Math.min(left, longestComment + 4))
    parts.push(comment(Buffer.alloc(Math.min(left, longestComment + 4) - 4)));
  return Buffer.concat([...parts, jpeg.subarray(2)]);
}

function comment(text: Buffer): Buffer {
  const body = text.subarray(0, longestComment);
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** Writes each file and waits for the disk, so many at a time; returns the milliseconds. */
export async function copyBare(files: readonly BenchFile[], folder: string, atOnce: number): Promise<number> {
  const startedAt = performance.now();
  await inParallel(files, atOnce, async ({ fileName, bytes }) => {
    const file = await open(join(folder, fileName), 'w');
    await file.writeFile(bytes);
    await file.sync();
    await file.close();
  });
  return performance.now() - startedAt;
}

/** Works through the items with so many at a time. */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}

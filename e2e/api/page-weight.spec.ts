import { get } from 'node:http';
import { expect, test } from '@playwright/test';

/** Bytes of a page's HTML as they go over the wire. */
function weightOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
      answer.on('error', reject);
    }).on('error', reject);
  });
}

for (const path of [
  '/',
  '/gallery',
  '/gallery?kind=album',
  '/photo?id=1',
  '/search/photo?keyword=%E5%B1%B1',
  '/search/gallery?keyword=%E5%B1%B1',
  '/category?id=1',
  '/album/list?id=1',
  '/photographer/rank',
]) {
  test(`the HTML of ${path} is at most 15 KiB @journey`, async ({ baseURL }) => {
    expect(await weightOf(new URL(path, baseURL).href)).toBeLessThanOrEqual(15 * 1024);
  });
}

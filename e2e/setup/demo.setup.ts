import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { z } from 'zod';

const demoFolder = join(import.meta.dirname, '../../apps/server/demo');
const lengthOf = (file: string) =>
  z.array(z.unknown()).parse(JSON.parse(readFileSync(join(demoFolder, file), 'utf8'))).length;

// The page is up before its pictures are; the suites expect them all.
test('the demo fills a new installation by itself', async ({ request }) => {
  test.setTimeout(10 * 60_000);
  const figures = async () => {
    const { result } = await (await request.get('/api/services/app/indexData/GetLibraryFigures')).json();
    return { images: result.images, topicAlbums: result.topicAlbums };
  };
  const wanted = { images: lengthOf('images.json'), topicAlbums: lengthOf('topic-albums.json') };
  await expect.poll(figures, { timeout: 9 * 60_000, intervals: [1000] }).toEqual(wanted);
});

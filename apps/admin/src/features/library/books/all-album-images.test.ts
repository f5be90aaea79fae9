import { expect, test } from 'vitest';
import { allAlbumImages } from './all-album-images.ts';

const album = (id: number, count: number) => Array.from({ length: count }, (_, index) => `${id}-${index}`);
const albums = new Map([
  [1, album(1, 230)],
  [2, album(2, 40)],
]);

function fakeReader() {
  const asked: number[] = [];
  const read = async ({ id, maxResultCount, cursor }: { id: number; maxResultCount: number; cursor?: string }) => {
    asked.push(id);
    const from = Number(cursor ?? 0);
    const all = albums.get(id) ?? [];
    const to = from + maxResultCount;
    return { items: all.slice(from, to), nextCursor: to < all.length ? String(to) : null };
  };
  return { asked, read };
}

test('whole albums come, in their order, however long they are', async () => {
  const { read } = fakeReader();
  expect(await allAlbumImages(read, [1, 2], 300)).toEqual([...album(1, 230), ...album(2, 40)]);
});

test('no more pages of an album are read than there is room for', async () => {
  const { asked, read } = fakeReader();
  expect((await allAlbumImages(read, [1], 120)).length).toBe(200);
  expect(asked).toEqual([1, 1]);
});

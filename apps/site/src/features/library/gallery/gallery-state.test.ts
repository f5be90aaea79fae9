import { expect, test } from 'vitest';
import { emptyImageFilter } from '../../../shared/image-filter.ts';
import { albumsArgument, galleryPath, imagesArgument, readGalleryState } from './gallery-state.ts';

const read = (address: string) => readGalleryState(new URL(address, 'http://site').searchParams);

test('the bare address shows the newest images', () => {
  expect(read('/gallery')).toEqual({ kind: 'image', sort: 'newest', filter: emptyImageFilter });
  expect(galleryPath(read('/gallery'))).toBe('/gallery');
});

test('a state has one address, without what is not the state', () => {
  const address = '/gallery?utm_source=x&regionIds=9&sort=downloads&categoryIds=3&regionIds=5&sort=nonsense';
  expect(galleryPath(read(address))).toBe('/gallery?sort=downloads&categoryIds=3&regionIds=5&regionIds=9');
});

test('albums keep only what albums can be narrowed and sorted by', () => {
  const state = read('/gallery?kind=album&sort=downloads&categoryIds=3&colours=red&title=山');
  expect(galleryPath(state)).toBe('/gallery?kind=album&sort=hottest&categoryIds=3');
  expect(albumsArgument(state)).toMatchObject({ categoryIds: [3], sort: 'hottest' });
  expect(albumsArgument(state)).not.toHaveProperty('colours');
});

test('a sort that only a search has falls back to the newest', () => {
  expect(imagesArgument(read('/gallery?sort=relevance'))).toMatchObject({ sort: 'newest' });
});

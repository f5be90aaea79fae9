import type { LivePhoto } from '@tuyuan/contract/conference/photo-wall.ts';
import { expect, it } from 'vitest';
import { dropPhoto, isWanted, newsOf, placePhotos } from './hear-photo.ts';
import { photoShot } from './testing/wall-samples.ts';
import { wholeWall } from './wall-query.ts';

const photo = (id: number, clock: string) => photoShot(id, `2026-11-22T${clock}:00`, '听涛厅');
const idsOf = (pages: { items: LivePhoto[] }[]) => pages.map(({ items }) => items.map(({ id }) => id));

it('puts photos by the time they were shot, and leaves those of pages not loaded to their pages', () => {
  const pages = [
    { items: [photo(9, '10:30'), photo(8, '10:00')], nextCursor: '8' },
    { items: [photo(5, '09:00')], nextCursor: '5' },
  ];
  placePhotos(pages, [photo(12, '10:40'), photo(11, '09:30'), photo(10, '08:00')]);
  expect(idsOf(pages)).toEqual([
    [12, 9, 8],
    [11, 5],
  ]);
  placePhotos(pages, [photo(9, '10:30')]);
  expect(idsOf(pages)[0]).toEqual([12, 9, 8]);
  dropPhoto(pages, 11);
  expect(idsOf(pages)[1]).toEqual([5]);
});

it('puts the first photo of a wall, and the earliest behind the last page', () => {
  const pages: { items: LivePhoto[]; nextCursor: null }[] = [{ items: [], nextCursor: null }];
  placePhotos(pages, [photo(1, '10:00'), photo(2, '09:00')]);
  expect(idsOf(pages)).toEqual([[1, 2]]);
});

it('counts as new only what belongs to what is looked at', () => {
  const shot = photo(1, '10:00');
  expect(isWanted(shot, wholeWall)).toBe(true);
  expect(isWanted(shot, { ...wholeWall, hall: '竹里厅' })).toBe(false);
  expect(isWanted(shot, { ...wholeWall, from: '2026-11-22T10:00:00', to: '2026-11-22T10:30:00' })).toBe(true);
  expect(isWanted(shot, { ...wholeWall, to: '2026-11-22T10:00:00' })).toBe(false);
  expect(isWanted(shot, { ...wholeWall, badge: 'A001' })).toBe(false);
  expect(isWanted(shot, { ...wholeWall, kept: '1' })).toBe(false);
});

it('tells what came and what went from the newest page as it stands now', () => {
  const loaded = [photo(9, '10:30'), photo(8, '10:00'), photo(7, '09:00')];
  const idsOfNews = (items: LivePhoto[], nextCursor: string | null) => {
    const { came, gone } = newsOf(loaded, { items, nextCursor });
    return [came.map(({ id }) => id), gone];
  };
  expect(idsOfNews([photo(10, '10:40'), photo(9, '10:30'), photo(8, '10:00')], '8')).toEqual([[10], []]);
  // Photos below the page's end may still exist; older photos that fill the page instead are not new.
  expect(idsOfNews([photo(9, '10:30'), photo(7, '09:00'), photo(2, '08:00')], '2')).toEqual([[], [8]]);
  expect(idsOfNews([photo(9, '10:30')], null)).toEqual([[], [8, 7]]);
  const first = { items: [photo(1, '10:00')], nextCursor: null };
  expect(newsOf([], first)).toEqual({ came: first.items, isCut: false, gone: [] });
});

it('tells that there may be more than the newest page holds, where it does not reach down to what is loaded', () => {
  const isCut = (loaded: LivePhoto[], items: LivePhoto[], nextCursor: string | null) =>
    newsOf(loaded, { items, nextCursor }).isCut;
  const [old, ...came] = [photo(7, '09:00'), photo(9, '10:30'), photo(8, '10:00')];
  expect(isCut([old], came, '8')).toBe(true);
  expect(isCut([], came, '8')).toBe(true);
  expect(isCut([old], [...came, old], '7')).toBe(false);
  expect(isCut([], came, null)).toBe(false);
});

import { expect, test } from 'vitest';
import { groupPictures } from './group-pictures.ts';

let lastId = 0;
function taken(clock: string | null, place = '') {
  lastId += 1;
  return { id: lastId, takenAt: clock && `2026-10-24T${clock}:00`, place };
}
const shapes = (pictures: Parameters<typeof groupPictures>[0]) =>
  groupPictures(pictures).map((group) => [group.title, group.span, group.pictures.length]);

test('a gap of more than two hours begins a group', () => {
  expect(shapes([taken('06:48'), taken('08:48'), taken('10:49')])).toEqual([
    ['10 月 24 日 清晨', '06:48–08:48', 2],
    ['10 月 24 日 上午', '10:49', 1],
  ]);
});

test('another place begins a group, an unknown one doesn’t', () => {
  const pictures = [taken('06:48'), taken('07:00', '纳帕海'), taken('07:10'), taken('07:20', '独克宗古城')];
  expect(shapes(pictures)).toEqual([
    ['10 月 24 日 清晨 · 纳帕海', '06:48–07:10', 3],
    ['10 月 24 日 清晨 · 独克宗古城', '07:20', 1],
  ]);
});

test('pictures are sorted by time, and those without one come last', () => {
  const [late, none, early] = [taken('08:00'), taken(null), taken('07:00')];
  const groups = groupPictures([late, none, early]);
  expect(groups.map(({ pictures }) => pictures.map(({ id }) => id))).toEqual([[early.id, late.id], [none.id]]);
  expect(groups[1]?.title).toBe('没有拍摄时间');
});

test('no pictures are no groups', () => expect(groupPictures([])).toEqual([]));

import { expect, test } from 'vitest';
import { doublePlaces, type Placing } from './double-places.policy.ts';

const at = (seat: string, badgeNo = '', hall = '一号厅', tableNo = '') => ({ hall, seat, tableNo, badgeNo });
const one = (id: number, seat: string, badgeNo = '') => ({ id, name: `第${id}人`, ...at(seat, badgeNo) });
const placing = (line: number, before: Placing['before'], after: Placing['after']): Placing => ({
  line,
  before,
  after,
});
const told = (placings: Placing[], standing: Parameters<typeof doublePlaces>[1]) =>
  doublePlaces(placings, standing).map(({ line, column, message }) => [line, column, message]);

test('two may change places, and one may take the place of who leaves', () => {
  const [a, b, c] = [one(1, 'A1', '01'), one(2, 'A2', '02'), one(3, '')];
  expect(
    told([placing(2, a, at('A2', '02')), placing(3, b, at('A3', '01')), placing(4, c, at('A1'))], [a, b, c]),
  ).toEqual([]);
});

test('a seat is taken by who stays there, else by the first row; the same number at another table or hall is another seat', () => {
  const [a, b, c] = [one(1, 'A1'), one(2, ''), one(3, '')];
  expect(told([placing(2, b, at('A1')), placing(3, c, at('A1'))], [a, b, c])).toEqual([
    [2, '座位', '「第1人」已坐在这里'],
    [3, '座位', '「第1人」已坐在这里'],
  ]);
  expect(told([placing(2, b, at('A2')), placing(3, null, at('A2'))], [a, b])).toEqual([
    [3, '座位', '与第 2 行是同一个座位'],
  ]);
  expect(told([placing(2, b, at('A1', '', '二号厅')), placing(3, c, at('A1', '', '一号厅', '3'))], [a, b, c])).toEqual(
    [],
  );
});

test('who may not leave his place keeps it from all who would have followed, each told once', () => {
  const people = Array.from({ length: 5000 }, (_, place) => one(place + 1, `A${place + 1}`, `${place + 1}`));
  const next = people.map((before, place) =>
    placing(place + 2, before, at(`A${place === 4999 ? 1 : place + 2}`, `${place === 4999 ? 1 : place + 2}`)),
  );
  expect(told(next, people)).toEqual([]);
  const stays = { ...one(6000, `A5001`) };
  const last = people.at(-1) ?? stays;
  const blocked = [...next.slice(0, -1), placing(5001, last, at('A5001', '7000'))];
  const faults = told(blocked, [...people, stays]);
  expect(new Set(faults.map(([line]) => line)).size).toBe(5000);
  expect(faults).toHaveLength(1 + 2 * 4999);
});

test('a doubled badge is told where it is given, not where it was before; a seat without a number holds many', () => {
  const [a, b, c] = [one(1, '自由席', '01'), one(2, '', '01'), one(3, '')];
  expect(told([placing(2, b, at('自由席', '01')), placing(3, c, at('自由席', '01'))], [a, b, c])).toEqual([
    [3, '胸卡号', '「第2人」已用这个胸卡号'],
  ]);
});

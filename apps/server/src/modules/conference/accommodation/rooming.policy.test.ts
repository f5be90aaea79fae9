import { expect, it } from 'vitest';
import { maxPerNight, refusalOf, type Sleeper } from './rooming.policy.ts';

const nights = (checkIn: number, checkOut: number) => ({
  checkIn: `2026-11-${checkIn}`,
  checkOut: `2026-11-${checkOut}`,
});
const she = (checkIn: number, checkOut: number): Sleeper => ({
  ...nights(checkIn, checkOut),
  gender: 'female',
  smokes: false,
});
const he = (checkIn: number, checkOut: number): Sleeper => ({
  ...nights(checkIn, checkOut),
  gender: 'male',
  smokes: false,
});
const twin = { capacity: 2, allowsSmoking: false };

it('counts beds night by night: who leaves makes room for who comes the same day', () => {
  expect(maxPerNight([nights(19, 21), nights(21, 23), nights(20, 22)], nights(19, 23))).toBe(2);
  expect(refusalOf(he(21, 22), twin, [he(19, 21), he(20, 22)], false)).toBeNull();
  expect(refusalOf(he(20, 22), twin, [he(19, 21), he(20, 22)], false)).toBe('Room.Full');
});

it('never gives more beds than there are, whatever the reason', () => {
  expect(refusalOf(she(19, 22), twin, [she(19, 22), she(19, 22)], true)).toBe('Room.Full');
});

it('keeps the sexes apart on the nights they share, unless there is a reason', () => {
  expect(refusalOf(she(19, 22), twin, [he(20, 21)], false)).toBe('Room.OtherSex');
  expect(refusalOf(she(19, 22), twin, [he(22, 23)], false)).toBeNull();
  expect(refusalOf(she(19, 22), twin, [he(20, 21)], true)).toBeNull();
  expect(refusalOf(she(19, 22), twin, [{ ...he(20, 21), gender: 'unknown' }], false)).toBeNull();
});

it('keeps smoke out of rooms without it', () => {
  expect(refusalOf({ ...he(19, 22), smokes: true }, twin, [], false)).toBe('Room.NoSmoking');
  expect(refusalOf({ ...he(19, 22), smokes: true }, { ...twin, allowsSmoking: true }, [], false)).toBeNull();
});

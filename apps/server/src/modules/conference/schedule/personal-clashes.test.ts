import { expect, it } from 'vitest';
import { clashesOf } from './personal-clashes.ts';

const at = (clock: string) => new Date(`2031-11-28T${clock}:00Z`);
const entry = (key: string, start: string, end: string, other: { minutes?: number; isCancelled?: boolean } = {}) => ({
  key,
  start: at(start),
  end: at(end),
  isCancelled: false,
  takesTime: true,
  ...other,
});
const found = (...entries: ReturnType<typeof entry>[]) => Object.fromEntries(clashesOf(entries));

it('names both of two at one time, not what follows, nor what is cancelled', () => {
  expect(
    found(
      entry('talk', '10:00', '11:00'),
      entry('duty', '10:30', '12:00'),
      entry('ride', '12:00', '12:30'),
      entry('off', '10:00', '12:00', { isCancelled: true }),
    ),
  ).toEqual({ talk: ['duty'], duty: ['talk'] });
});

it('leaves a meal alone while there is time to eat somewhere in its hours, else names all that takes it away', () => {
  const meal = entry('meal', '11:30', '13:00', { minutes: 20 });
  expect(found(meal, entry('duty', '10:00', '12:40'))).toEqual({});
  expect(found(meal, entry('duty', '10:00', '12:00'), entry('ride', '12:15', '12:50'))).toEqual({
    meal: ['duty', 'ride'],
    duty: ['meal'],
    ride: ['meal'],
  });
});

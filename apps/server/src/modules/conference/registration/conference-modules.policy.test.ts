import { expect, test } from 'vitest';
import { isModuleOn, switchModules } from './conference-modules.policy.ts';
import { modulesOff } from './modules-off.ts';

test('a part is on as decided, else once it is used', () => {
  expect([true, false].map((isUsed) => isModuleOn('stays', {}, isUsed))).toEqual([true, false]);
  expect(isModuleOn('stays', { stays: false }, true)).toBe(false);
  expect(isModuleOn('stays', { stays: true }, false)).toBe(true);
  expect(modulesOff({ stays: false, trips: true })).toEqual(['stays']);
});

test('an empty part that is switched off is left undecided', () => {
  const isUsed = (module: string) => module === 'stays';
  expect(switchModules({ trips: true, wall: true }, { trips: false, stays: false }, isUsed)).toEqual({
    wall: true,
    stays: false,
  });
});

import {
  type ConferenceModule,
  conferenceModules,
  type ModuleSwitches,
} from '@tuyuan/contract/conference/conference-modules.ts';

/** Whether a part of a conference is on: as decided, else once it is used. */
export function isModuleOn(module: ConferenceModule, switches: ModuleSwitches, isUsed: boolean): boolean {
  return switches[module] ?? isUsed;
}

/**
 * Returns the switches after a change. One switched off while empty is left undecided, so that it comes back on when it
 * is used.
 */
export function switchModules(
  before: ModuleSwitches,
  wanted: ModuleSwitches,
  isUsed: (module: ConferenceModule) => boolean,
): ModuleSwitches {
  const after = Object.entries({ ...before, ...wanted });
  return Object.fromEntries(
    after.filter(([name, isOn]) => isOn || conferenceModules.some((module) => module === name && isUsed(module))),
  );
}

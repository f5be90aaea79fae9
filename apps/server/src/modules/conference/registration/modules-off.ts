import {
  type ConferenceModule,
  conferenceModules,
  type ModuleSwitches,
} from '@tuyuan/contract/conference/conference-modules.ts';

/** Returns the parts that were switched off, with content or without. */
export function modulesOff(switches: ModuleSwitches): ConferenceModule[] {
  return conferenceModules.filter((module) => switches[module] === false);
}

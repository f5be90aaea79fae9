import { type ConferenceModule, conferenceModules } from '@tuyuan/contract/conference/conference-modules.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { isModuleOn } from './conference-modules.policy.ts';
import { findModules } from './conference-modules.repository.ts';

/** Returns the parts of a conference that are on, in their order. Throws `Conference.NotFound`. */
export async function readModules(db: Database, conferenceId: number): Promise<ConferenceModule[]> {
  const { modules, used } = await orThrow(findModules(db, conferenceId), 'Conference.NotFound');
  return conferenceModules.filter((module) => isModuleOn(module, modules, used.includes(module)));
}

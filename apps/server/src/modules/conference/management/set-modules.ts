import {
  conferenceModules,
  type ModuleList,
  type ModuleSwitches,
} from '@tuyuan/contract/conference/conference-modules.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { publishEvent } from '../../../platform/realtime/publish-event.ts';
import {
  countModules,
  findModules,
  isModuleOn,
  readModules,
  storeModules,
  switchModules,
} from '../registration/index.ts';
import { lockConference } from './managed-conference.repository.ts';

/** Returns the parts of a conference, which are on and what they hold. Throws `Conference.NotFound`. */
export async function listModules(db: Database, id: number): Promise<ModuleList> {
  const { modules, used } = await orThrow(findModules(db, id), 'Conference.NotFound');
  const counts = await countModules(db, id);
  return {
    items: conferenceModules.map((module) => ({
      module,
      isOn: isModuleOn(module, modules, used.includes(module)),
      count: counts[module],
    })),
  };
}

/** Switches parts of a conference on or off; phones that are open follow at once. Throws `Conference.NotFound`. */
export function setModules(db: Database, id: number, wanted: ModuleSwitches): Promise<ModuleList> {
  return inTransaction(db, async (transaction) => {
    await lockConference(transaction, id);
    const { modules, used } = await orThrow(findModules(transaction, id), 'Conference.NotFound');
    await storeModules(
      transaction,
      id,
      switchModules(modules, wanted, (module) => used.includes(module)),
    );
    const list = await listModules(transaction, id);
    await publishEvent(transaction, {
      hub: 'conferenceLive',
      stream: `conference:${id}`,
      target: 'all',
      name: 'modulesChanged',
      payload: { modules: await readModules(transaction, id) },
    });
    return list;
  });
}

import type { ManagedRoom } from '@tuyuan/contract/conference/interaction-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { refuseDuplicate } from '../../../platform/database/refuse-duplicate.ts';
import { publishEvent } from '../../../platform/realtime/publish-event.ts';
import { changeRoom, insertRoom, type RoomSwitches } from './interaction-room.repository.ts';
import { oneRoom } from './one-room.ts';
import { presentManagedRoom, presentRoom } from './room.presenter.ts';

/** Throws `Conference.NotFound` and `InteractionRoom.NameTaken`. */
export function createRoom(db: Database, conferenceId: number, switches: RoomSwitches): Promise<ManagedRoom> {
  return save(db, async (transaction) => {
    const id = await insertRoom(transaction, conferenceId, switches);
    if (id === null) throw new AppError('Conference.NotFound');
    return id;
  });
}

/** Publishes the change to the hall's phones and screens. Throws `InteractionRoom.NotFound` and `InteractionRoom.NameTaken`. */
export function updateRoom(db: Database, id: number, switches: RoomSwitches): Promise<ManagedRoom> {
  return save(db, async (transaction) => {
    if (!(await changeRoom(transaction, id, switches))) throw new AppError('InteractionRoom.NotFound');
    return id;
  });
}

function save(db: Database, change: (transaction: Database) => Promise<number>): Promise<ManagedRoom> {
  const saving = inTransaction(db, async (transaction) => {
    const room = await oneRoom(transaction, await change(transaction));
    await publishEvent(transaction, {
      hub: 'conferenceLive',
      stream: `conference:${room.conference_id}`,
      target: 'all',
      name: 'interactionState',
      payload: { of: 'room', id: room.id, room: presentRoom(room) },
    });
    return presentManagedRoom(room);
  });
  return refuseDuplicate(saving, {
    interaction_room_conference_id_name_key: { code: 'InteractionRoom.NameTaken', field: 'name' },
  });
}

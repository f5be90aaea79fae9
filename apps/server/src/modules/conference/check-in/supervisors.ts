import { randomInt } from 'node:crypto';
import type { Supervisor } from '@tuyuan/contract/conference/check-in-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { hashPin } from '@tuyuan/format/check-in/pin-hash.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { conferenceExists } from '../registration/index.ts';
import type { CheckInDeps } from './check-in-deps.ts';
import { insertSupervisor, readSupervisors, revokeSupervisor, type SupervisorRow } from './supervisor.repository.ts';

export async function listSupervisors(db: Database, conferenceId: number, timeZone: string): Promise<Supervisor[]> {
  if (!(await conferenceExists(db, conferenceId))) throw new AppError('Conference.NotFound');
  return (await readSupervisors(db, conferenceId)).map((row) => present(row, timeZone));
}

/** Creates a supervisor with a PIN unique in the conference, which is shown only once. Throws `Conference.NotFound`. */
export async function createSupervisor(
  { keys, timeZone }: CheckInDeps,
  db: Database,
  { conferenceId, name }: { conferenceId: number; name: string },
): Promise<{ supervisor: Supervisor; pin: string }> {
  const own = await orThrow(keys.of(db, conferenceId), 'Conference.NotFound');
  for (;;) {
    const pin = String(randomInt(1_000_000)).padStart(6, '0');
    const pinHash = Buffer.from(await hashPin(pin, own.salt), 'base64url');
    const row = await insertSupervisor(db, { conferenceId, name, pinHash });
    if (row) return { supervisor: present(row, timeZone), pin };
  }
}

/** Throws `Supervisor.NotFound`. */
export async function deleteSupervisor(db: Database, id: number): Promise<void> {
  if (!(await revokeSupervisor(db, id))) throw new AppError('Supervisor.NotFound');
}

function present({ id, name, overruled, created_at }: SupervisorRow, timeZone: string): Supervisor {
  return { id, name, overruled, createdAt: toWireDate(created_at, timeZone) };
}

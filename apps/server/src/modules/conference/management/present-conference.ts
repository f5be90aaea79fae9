import type { ConferenceDraft, ManagedConference } from '@tuyuan/contract/conference/conference-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readModules } from '../registration/index.ts';
import { findAnsweredKeys } from './conference-facts.repository.ts';
import { factsOf } from './facts.ts';
import { findManagedConference, type ManagedConferenceRow } from './managed-conference.repository.ts';

/** Presents a conference for the list, by its draft if it has one, because that is being edited. */
export function presentManaged(row: ManagedConferenceRow, timeZone: string): ManagedConference {
  const facts = row.draft ?? factsOf(row, timeZone);
  return {
    id: row.id,
    title: facts.title,
    city: facts.city,
    location: facts.location,
    cover: facts.cover,
    startTime: facts.startTime,
    endTime: facts.endTime,
    regStartTime: facts.regStartTime,
    regEndTime: facts.regEndTime,
    conferenceState: row.conference_state,
    storedState: row.state,
    isOver: row.is_over,
    isActived: row.is_actived,
    isRehearsal: row.is_rehearsal,
    liveOn: row.live_on,
    version: row.version,
    hasDraft: row.draft !== null,
    cancelledReason: row.cancelled_reason,
    createdAt: toWireDate(row.created_at, timeZone),
    counts: {
      ticketed: row.ticketed,
      unpaid: row.unpaid,
      applied: row.applied,
      waitlisted: row.waitlisted,
      pendingChanges: row.pending_changes,
      capacity: row.capacity,
    },
  };
}

/** Throws `Conference.NotFound`. */
export async function requireManaged(db: Database, id: number): Promise<ManagedConferenceRow> {
  const row = await findManagedConference(db, id);
  if (!row) throw new AppError('Conference.NotFound');
  return row;
}

/** Returns one conference with its draft. Throws `Conference.NotFound`. */
export async function oneConference(db: Database, id: number, timeZone: string): Promise<ConferenceDraft> {
  const row = await requireManaged(db, id);
  return {
    ...presentManaged(row, timeZone),
    modules: await readModules(db, id),
    facts: row.draft ?? factsOf(row, timeZone),
    publishedForm: row.form,
    answeredKeys: [...(await findAnsweredKeys(db, id))].sort(),
    revision: row.draft_revision,
    clonedFrom: row.cloned_from,
    publishedAt: row.published_at && toWireDate(row.published_at, timeZone),
  };
}

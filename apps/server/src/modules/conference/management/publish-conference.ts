import type { ConferenceDraft, ConferenceFacts } from '@tuyuan/contract/conference/conference-management.ts';
import { conferencePictureKey } from '@tuyuan/contract/conference/conference-path.ts';
import type { publishConference as endpoint, PublishDiff } from '@tuyuan/contract/conference/publishing.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { insertVersion, type StoredFacts, storeFacts } from './conference-facts.repository.ts';
import { factsOf, momentOf } from './facts.ts';
import { factsDiff } from './facts-diff.policy.ts';
import { lockConference, type ManagedConferenceRow } from './managed-conference.repository.ts';
import type { ConferenceManagementDeps } from './management-deps.ts';
import { notifyConferenceMoved } from './notify-conference-moved.ts';
import { oneConference, requireManaged } from './present-conference.ts';
import { publishProblems } from './publish-problems.policy.ts';
import { readMove } from './read-move.ts';
import { findManagedTypes } from './ticket-type.repository.ts';
import { refuseClosed } from './update-draft.ts';

/** Returns what publishing would change now, and what prevents it. Throws `Conference.NotFound`. */
export async function readPublishDiff(db: Database, id: number, timeZone: string): Promise<PublishDiff> {
  return diffOf(db, await requireManaged(db, id), timeZone);
}

async function diffOf(db: Database, row: ManagedConferenceRow, timeZone: string): Promise<PublishDiff> {
  const published = factsOf(row, timeZone);
  const facts = row.draft ?? published;
  const types = await findManagedTypes(db, row.id);
  const { concerned } = await readMove(db, row, { facts, timeZone });
  return {
    version: row.version,
    revision: row.draft_revision,
    changes: factsDiff(row.state === 'draft' ? null : published, facts),
    problems: publishProblems({
      facts,
      now: toWireDate(new Date(), timeZone),
      ticketTypes: types.length,
      offeredTypes: types.filter(({ is_hidden }) => !is_hidden).length,
      isRehearsal: row.is_rehearsal,
    }),
    told: concerned.length,
    toldBySms: concerned.filter((attendee) => attendee.has_phone).length,
  };
}

/**
 * Publishes the reviewed draft as a new version and notifies registered attendees of a new time or place, all in one
 * transaction. Throws `Conference.NotFound`, `.ChangedMeanwhile`, `.StateMismatch` if there is nothing to publish,
 * `.NotPublishable`, and `Request.TooMany` at `withSms`.
 */
export function publishConference(
  { jobs, timeZone }: ConferenceManagementDeps,
  { db, actor, tenant }: SignedInContext,
  { id, revision, note, tells, withSms }: InputOf<typeof endpoint>,
): Promise<ConferenceDraft> {
  return inTransaction(db, async (transaction) => {
    await lockConference(transaction, id);
    const row = await requireManaged(transaction, id);
    refuseClosed(row);
    if (row.draft_revision !== revision) throw new AppError('Conference.ChangedMeanwhile');
    if (row.draft === null && row.state === 'published') throw new AppError('Conference.StateMismatch');
    const { problems } = await diffOf(transaction, row, timeZone);
    const block = problems.find(({ level }) => level === 'block');
    if (block) throw new AppError('Conference.NotPublishable', { message: block.text });
    const facts = row.draft ?? factsOf(row, timeZone);
    const move = await readMove(transaction, row, { facts, timeZone });
    await storeFacts(transaction, id, storedFacts(facts, timeZone));
    await insertVersion(transaction, { conferenceId: id, snapshot: { facts }, note, publishedBy: actor.id });
    const telling = { conferenceId: id, move, withSms, createdBy: actor.id, schema: tenant.schema };
    if (tells) await notifyConferenceMoved(jobs, transaction, telling);
    return oneConference(transaction, id, timeZone);
  });
}

function storedFacts(facts: ConferenceFacts, timeZone: string): StoredFacts {
  const moment = (field: 'startTime' | 'endTime' | 'regStartTime' | 'regEndTime') =>
    momentOf(facts[field], field, timeZone);
  return {
    ...facts,
    coverKey: conferencePictureKey(facts.cover),
    bannerKey: conferencePictureKey(facts.banner),
    startTime: moment('startTime'),
    endTime: moment('endTime'),
    regStartTime: moment('regStartTime'),
    regEndTime: moment('regEndTime'),
    phonesFrom: facts.phonesFrom === null ? null : momentOf(facts.phonesFrom, 'phonesFrom', timeZone),
  };
}

import { createHash } from 'node:crypto';
import type { ChangedField, ScheduleClash } from '@tuyuan/contract/conference/schedule-fields.ts';
import type { getScheduleDiff } from '@tuyuan/contract/conference/schedule-publishing.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type ContentDiff, compareContents } from './compare-contents.ts';
import { contentClashes } from './content-clashes.ts';
import { draftContents, publishedContent } from './draft-contents.ts';
import type { SessionContent } from './published-facts.ts';
import { type Concerned, type PublishedRow, readConcerned } from './published-session.repository.ts';
import { readDraft } from './read-draft.ts';
import { requireConference } from './require-conference.ts';

export interface ScheduleDiff {
  /** All that will be published. */
  contents: SessionContent[];
  published: Map<number, PublishedRow>;
  diffs: ContentDiff[];
  /** Attendees to notify, each with the change. */
  concerned: Concerned[];
  clashes: ScheduleClash[];
  unplaced: number;
  /** Changes whenever the draft or what is published does. */
  fingerprint: string;
}

/** Other changes, such as a biography or a colour, are published without notification. */
const worthTelling: readonly ChangedField[] = ['state', 'time', 'room', 'title', 'speakers'];

export function isWorthTelling({ kind, changes }: ContentDiff): boolean {
  return kind === 'removed' || changes.some(({ field }) => worthTelling.includes(field));
}

/** Returns what publishing the draft would change. */
export async function readScheduleDiff(db: Database, conferenceId: number, timeZone: string): Promise<ScheduleDiff> {
  const draft = await readDraft(db, conferenceId);
  const contents = draftContents(draft);
  const before = draft.published.map(publishedContent);
  const diffs = compareContents(before, contents, timeZone);
  const told = diffs.filter(isWorthTelling).map(({ content }) => content.id);
  return {
    contents,
    published: new Map(draft.published.map((row) => [row.session_id, row])),
    diffs,
    concerned: told.length === 0 ? [] : await readConcerned(db, told),
    clashes: contentClashes(contents, timeZone),
    unplaced: draft.sessions.filter((session) => session.start_time === null && !session.is_removed).length,
    fingerprint: createHash('sha256')
      .update(JSON.stringify([before, contents]))
      .digest('hex')
      .slice(0, 16),
  };
}

/** Throws `Conference.NotFound`. */
export async function getDiff(
  db: Database,
  conferenceId: number,
  timeZone: string,
): Promise<OutputOf<typeof getScheduleDiff>> {
  const { version } = await requireConference(db, conferenceId);
  const { diffs, concerned, clashes, unplaced, fingerprint } = await readScheduleDiff(db, conferenceId, timeZone);
  return {
    fingerprint,
    version,
    diff: diffs.map(({ content, kind, changes }) => ({
      id: content.id,
      title: content.facts.title,
      kind,
      changes,
      told: concerned.filter((row) => row.session_id === content.id).length,
    })),
    clashes,
    told: new Set(concerned.map((row) => row.attendee_id)).size,
    toldBySms: new Set(concerned.filter((row) => row.has_phone).map((row) => row.attendee_id)).size,
    unplaced,
  };
}

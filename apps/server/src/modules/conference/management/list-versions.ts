import { ConferenceFacts } from '@tuyuan/contract/conference/conference-management.ts';
import type { getConferenceVersions, PublishChange } from '@tuyuan/contract/conference/publishing.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findVersions } from './conference-facts.repository.ts';
import { factsDiff } from './facts-diff.policy.ts';
import { requireManaged } from './present-conference.ts';

const Frozen = z.object({
  facts: ConferenceFacts.optional().catch(undefined),
  schedule: z.array(z.unknown()).catch([]),
});
const nothing = { facts: undefined, schedule: [] };

/** Returns each version's time, publisher and changes. Throws `Conference.NotFound`. */
export async function listVersions(
  db: Database,
  { id, ...page }: InputOf<typeof getConferenceVersions>,
  timeZone: string,
): Promise<OutputOf<typeof getConferenceVersions>> {
  await requireManaged(db, id);
  const rows = await findVersions(db, id, page);
  return {
    totalCount: rows[0]?.total ?? 0,
    items: rows.map((row) => {
      const after = Frozen.safeParse(row.snapshot).data ?? nothing;
      const before = Frozen.safeParse(row.previous).data ?? nothing;
      return {
        number: row.number,
        note: row.note,
        publishedBy: row.published_by,
        publishedAt: toWireDate(row.published_at, timeZone),
        changes: [
          ...(after.facts ? factsDiff(before.facts ?? null, after.facts) : []),
          ...scheduleChange(before.schedule, after.schedule),
        ],
      };
    }),
  };
}

/** Reports only that the schedule changed; its own history has the details. */
function scheduleChange(before: readonly unknown[], after: readonly unknown[]): PublishChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const sessions = (schedule: readonly unknown[]) => (schedule.length === 0 ? '' : `${schedule.length} 场`);
  return [
    {
      section: '日程',
      label: '日程',
      kind: before.length === 0 ? 'added' : after.length === 0 ? 'removed' : 'changed',
      before: sessions(before),
      after: before.length === after.length ? `${sessions(after)}，有调整` : sessions(after),
    },
  ];
}

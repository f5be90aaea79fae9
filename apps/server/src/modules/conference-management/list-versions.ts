import { ConferenceFacts } from '@tuyuan/contract/conference-management.ts';
import type { getConferenceVersions } from '@tuyuan/contract/conference-publishing.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { findVersions } from './conference-facts.repository.ts';
import { factsDiff } from './facts-diff.policy.ts';
import { requireManaged } from './present-conference.ts';

const Frozen = z.object({ facts: ConferenceFacts });

/** What was published when by whom, and what it changed of the facts. Throws `Conference.NotFound`. */
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
      const after = Frozen.safeParse(row.snapshot).data?.facts;
      return {
        number: row.number,
        note: row.note,
        publishedBy: row.published_by,
        publishedAt: toWireDate(row.published_at, timeZone),
        changes: after ? factsDiff(Frozen.safeParse(row.previous).data?.facts ?? null, after) : [],
      };
    }),
  };
}

import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';

const IdRow = z.object({ id: z.int() });

interface ConferenceFields {
  title?: string;
  state?: 'draft' | 'published' | 'archived' | 'cancelled';
  city?: string;
  /** PostgreSQL intervals from now. */
  starts?: string;
  ends?: string;
  regStarts?: string;
  regEnds?: string;
  form?: readonly object[];
  isActived?: boolean;
  isRehearsal?: boolean;
}

/** A conference that takes registrations now, unless other times are given. */
export async function plantConference(db: Database, fields: ConferenceFields = {}): Promise<number> {
  const { starts = '10 days', ends = '12 days', regStarts = '-1 day', regEnds = '9 days' } = fields;
  const at = (interval: string) => sql`now() + ${interval}::interval`;
  const { rows } = await db.execute(sql`
    INSERT INTO conference (state, title, city, start_time, end_time, reg_start_time, reg_end_time, form, is_actived, is_rehearsal, version, published_at)
    VALUES (${fields.state ?? 'published'}, ${fields.title ?? '江南影像大会'}, ${fields.city ?? '苏州'}, ${at(starts)}, ${at(ends)}, ${at(regStarts)}, ${at(regEnds)},
      ${JSON.stringify(fields.form ?? [])}::jsonb, ${fields.isActived ?? true}, ${fields.isRehearsal ?? false}, 1, now())
    RETURNING id`);
  return IdRow.parse(rows[0]).id;
}

interface TypeFields {
  name?: string;
  userType?: number;
  capacity?: number;
  hasWaitlist?: boolean;
  needsApproval?: boolean;
  isHidden?: boolean;
}

export async function plantTicketType(db: Database, conferenceId: number, fields: TypeFields = {}): Promise<number> {
  const {
    name = '普通票',
    userType = 0,
    capacity,
    hasWaitlist = true,
    needsApproval = false,
    isHidden = false,
  } = fields;
  const { rows } = await db.execute(sql`
    INSERT INTO ticket_type (conference_id, name, user_type, capacity, has_waitlist, needs_approval, is_hidden)
    VALUES (${conferenceId}, ${name}, ${userType}, ${capacity ?? null}::int, ${hasWaitlist}, ${needsApproval}, ${isHidden}) RETURNING id`);
  return IdRow.parse(rows[0]).id;
}

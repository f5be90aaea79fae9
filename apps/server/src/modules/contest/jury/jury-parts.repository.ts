import { sql } from 'drizzle-orm';
import { clock } from '../entry/index.ts';

/** Over `activity a`: whether the jury's time is now. */
export const isStageOn = sql`coalesce(a.state = 'published' AND ${clock} >= a.judge_from AND ${clock} < a.judge_to, false)`;

/** The works `w` of round `r` that juror `j` may judge. */
export const judgeable = sql`jury_work x JOIN entry w ON w.id = x.entry_id AND w.state = 'accepted' AND w.user_id <> j.user_id AND x.round_id = r.id`;

import {
  aiUses,
  entrantKinds,
  entrantStates,
  entryKinds,
  entryStates,
} from '@tuyuan/contract/contest/activity-words.ts';
import { juryKinds } from '@tuyuan/contract/contest/jury-words.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { categoryName } from '../entry/index.ts';

export const EntrantRow = z.object({
  id: z.int(),
  name: z.string(),
  userName: z.string(),
  kind: z.enum(entrantKinds),
  members: z.array(z.string()),
  state: z.enum(entrantStates),
  reason: z.string(),
  rightsVersion: z.int(),
  works: z.int(),
  createdAt: z.date(),
});

/** Who takes part, in the order of their registration. */
export const entrantsOf = (activityId: number) => sql`
  SELECT e.id, e.name, u.user_name AS "userName", e.kind, e.members, e.state, e.reason, e.rights_version AS "rightsVersion",
    (SELECT count(*)::int FROM entry w WHERE w.activity_id = e.activity_id AND w.user_id = e.user_id AND w.number IS NOT NULL) AS works,
    e.created_at AS "createdAt"
  FROM entrant e JOIN app_user u ON u.id = e.user_id WHERE e.activity_id = ${activityId} ORDER BY e.id`;

export const EntryRow = z.object({
  number: z.int(),
  title: z.string(),
  author: z.string(),
  userName: z.string(),
  kind: z.enum(entryKinds),
  category: z.string(),
  pictures: z.int(),
  aiUse: z.enum(aiUses).nullable(),
  state: z.enum(entryStates),
  reason: z.string(),
  appeal: z.string(),
  story: z.string(),
  explanation: z.string(),
  votes: z.int(),
  decidedBy: z.string(),
  submittedAt: z.date().nullable(),
  decidedAt: z.date().nullable(),
});

/** Works that were sent in, by their numbers. */
export const entriesOf = (activityId: number) => sql`
  SELECT w.number, w.title, coalesce(e.name, u.nick_name) AS author, u.user_name AS "userName", w.kind, ${categoryName} AS category,
    (SELECT count(*)::int FROM entry_image x WHERE x.entry_id = w.id) AS pictures, w.ai_use AS "aiUse", w.state, w.reason, w.appeal, w.story,
    w.explanation, w.votes, coalesce(d.nick_name, '') AS "decidedBy", w.submitted_at AS "submittedAt", w.decided_at AS "decidedAt"
  FROM entry w JOIN activity a ON a.id = w.activity_id JOIN app_user u ON u.id = w.user_id
  LEFT JOIN entrant e ON e.activity_id = w.activity_id AND e.user_id = w.user_id LEFT JOIN app_user d ON d.id = w.decided_by
  WHERE w.activity_id = ${activityId} AND w.number IS NOT NULL ORDER BY w.number`;

export const BallotRow = z.object({
  round: z.int(),
  kind: z.enum(juryKinds),
  number: z.int(),
  title: z.string(),
  juror: z.string(),
  value: z.int().nullable(),
  note: z.string(),
  givenAt: z.date(),
});

/** What each juror gave, by round and work. */
export const ballotsOf = (activityId: number) => sql`
  SELECT r.number AS round, r.kind, w.number, w.title, u.nick_name AS juror, b.value, b.note, b.given_at AS "givenAt"
  FROM jury_round r JOIN jury_ballot b ON b.round_id = r.id JOIN entry w ON w.id = b.entry_id JOIN app_user u ON u.id = b.juror_id
  WHERE r.activity_id = ${activityId} ORDER BY r.number, w.number, b.juror_id`;

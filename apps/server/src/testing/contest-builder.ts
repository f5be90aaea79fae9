import { ActivityRules } from '@tuyuan/contract/contest/activity-rules.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import { libraryBuilder } from './library-builder.ts';

const Id = z.object({ id: z.int() });
type Voting = NonNullable<ActivityRules['voting']>;

interface ContestFields {
  /** Hours from now. */
  voteFrom?: number;
  voteTo?: number;
  voting?: Partial<Voting>;
  rules?: Partial<z.input<typeof ActivityRules>>;
}

/** Activities whose vote runs, with accepted works, as their own modules would leave them. */
export interface ContestBuilder {
  activity(fields?: ContestFields): Promise<number>;
  /** Accepted works of one author; returns their ids. */
  works(activityId: number, count: number, fields?: { author?: string; category?: string }): Promise<number[]>;
}

export function contestBuilder(db: Database): ContestBuilder {
  const library = libraryBuilder(db);
  return {
    async activity({ voteFrom = -1, voteTo = 24, voting = {}, rules = {} } = {}) {
      const stored = ActivityRules.parse({
        ...rules,
        voting: { perDay: 3, inAll: 10, voters: 'user', takeBackMinutes: 10, ...voting },
      });
      const at = (hours: number) => sql`now() + make_interval(mins => ${Math.round(hours * 60)})`;
      const { rows } = await db.execute(sql`
        INSERT INTO activity (state, name, description, detail, register_from, register_to, submit_from, submit_to, vote_from, vote_to, rules, published_at)
        VALUES ('published', '四季大赛', '拍下四季', '<p>四季</p>', now() - interval '9 days', now() - interval '5 days', now() - interval '9 days',
          now() - interval '4 days', ${at(voteFrom)}, ${at(voteTo)}, ${JSON.stringify(stored)}::jsonb, now() - interval '10 days') RETURNING id`);
      return Id.parse(rows[0]).id;
    },
    async works(activityId, count, { author = 'zuozhe', category = '' } = {}) {
      const { rows: found } = await db.execute(sql`SELECT id FROM app_user WHERE user_name = ${author}`);
      const authorId = Id.safeParse(found[0]).data?.id ?? (await library.photographer(author));
      const ids: number[] = [];
      while (ids.length < count) {
        const image = await library.image({ authorId, title: `作品 ${ids.length + 1}`, reviewState: 'draft' });
        const { rows } = await db.execute(sql`
          WITH numbered AS (UPDATE activity SET next_number = next_number + 1 WHERE id = ${activityId} RETURNING next_number - 1 AS number),
            made AS (INSERT INTO entry (activity_id, user_id, number, kind, category, title, ai_use, state, submitted_at, decided_at)
              SELECT ${activityId}, ${authorId}, number, 'single', ${category}, '作品 ' || number, 'none', 'accepted', now(), now() FROM numbered RETURNING id)
          INSERT INTO entry_image (entry_id, image_id, position) SELECT id, ${image.id}, 0 FROM made RETURNING entry_id AS id`);
        ids.push(Id.parse(rows[0]).id);
      }
      return ids;
    },
  };
}

import { ApplicationSample, OwnApplication } from '@tuyuan/contract/library/photographer-application.ts';
import { miscPath } from '@tuyuan/contract/resource-path.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { one } from '../../../platform/database/rows.ts';

/** Fields of one sample as JSON, over `photographer_sample s`. */
export const sampleFields = sql`'id', s.id, 'fileName', s.file_name, 'path', s.picture_key, 'width', s.width, 'height', s.height, 'isRefused', s.is_refused`;
export const SampleRow = ApplicationSample.extend({ path: z.string().transform(miscPath) });

/** From when the time counts that the cards of a decided application are kept, over `photographer_application a`. */
export const cardsSince = sql`(SELECT greatest(a.decided_at, max(c.created_at)) FROM photographer_id_card c
  WHERE c.application_id = a.id AND a.decided_at IS NOT NULL HAVING count(*) > 0)`;

const computed = { gaps: true, idCardsDeletedOn: true, expectedOn: true, limits: true } as const;
const OwnApplicationRow = OwnApplication.omit(computed).extend({
  samples: z.array(SampleRow),
  submittedAt: z.date().nullable(),
  decidedAt: z.date().nullable(),
  cardsSince: z.date().nullable(),
});

/** Returns the latest application of a user; of a former photographer, only one made since. */
export function readOwnApplication(db: Database, userId: number): Promise<z.output<typeof OwnApplicationRow>> {
  return one(
    db,
    OwnApplicationRow,
    sql`SELECT a.id, CASE WHEN p.user_id IS NOT NULL THEN 'approved' ELSE coalesce(a.state, 'draft') END AS state,
      coalesce(a.real_name, '') AS real_name, coalesce(u.phone, '') AS phone, coalesce(a.unit_name, '') AS unit_name, a.region_id,
      json_build_object('front', EXISTS (SELECT FROM photographer_id_card c WHERE c.application_id = a.id AND c.side = 'front'),
        'back', EXISTS (SELECT FROM photographer_id_card c WHERE c.application_id = a.id AND c.side = 'back')) AS id_cards,
      ${cardsSince} AS cards_since,
      coalesce((SELECT json_agg(json_build_object(${sampleFields}) ORDER BY s.id) FROM photographer_sample s WHERE s.application_id = a.id), '[]') AS samples,
      coalesce(a.attempts, 0) AS attempts, a.submitted_at, coalesce(a.decided_at, p.joined_at) AS decided_at, coalesce(a.reasons, '{}') AS reasons,
      coalesce(a.message, '') AS message, a.agreement_version,
      CASE WHEN a.state = 'pending' THEN (SELECT count(*)::int FROM photographer_application o
        WHERE o.state = 'pending' AND (o.submitted_at, o.id) < (a.submitted_at, a.id)) END AS ahead
    FROM app_user u LEFT JOIN active_photographer p ON p.user_id = u.id
    LEFT JOIN LATERAL (SELECT * FROM photographer_application l WHERE l.user_id = u.id AND (l.state <> 'approved' OR p.user_id IS NOT NULL)
      ORDER BY l.id DESC LIMIT 1) a ON true
    WHERE u.id = ${userId}`,
  );
}

import { sql } from 'drizzle-orm';

/** True for a `state_change c` by which a reviewer decided on an image, unless it was undone. */
export const isDecision = sql`c.from_state = 'pending' AND c.image_id IS NOT NULL AND c.actor_id IS NOT NULL
  AND (c.to_state IN ('approved', 'rejected') OR 'passed' = ANY(c.reasons))
  AND NOT EXISTS (SELECT 1 FROM state_change u WHERE u.image_id = c.image_id AND u.id > c.id AND u.actor_id = c.actor_id
    AND 'undone' = ANY(u.reasons) AND u.at < c.at + interval '2 minutes')`;

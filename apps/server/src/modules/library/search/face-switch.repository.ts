import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { cachedFor } from '../../../platform/cached-for.ts';
import type { Database } from '../../../platform/database/database.ts';
import { onePrepared } from '../../../platform/database/run-prepared.ts';

const Switch = z.object({ isOn: z.boolean() });

/** Whether the site searches by faces, at most two seconds old. `forget` it after a change. */
export const faceSwitch = cachedFor(2000, async (db: Database) => {
  const { isOn } = await onePrepared(db, Switch, sql`SELECT is_on FROM face_setting`);
  return isOn;
});

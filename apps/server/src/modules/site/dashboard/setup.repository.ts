import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { one } from '../../../platform/database/rows.ts';

const Setup = z.object({
  hasPublished: z.boolean(),
  isDismissed: z.boolean(),
  hasName: z.boolean(),
  hasLogo: z.boolean(),
  hasWatermark: z.boolean(),
  photographers: z.int(),
  images: z.int(),
  isHomePublished: z.boolean(),
});

/** Returns what of the site is set up; `dismissed` is the setting that says the list was put away. */
export function readSetup(db: Database, dismissed: string): Promise<z.infer<typeof Setup>> {
  const isSet = (name: string) => sql`EXISTS (SELECT FROM setting WHERE name = ${name} AND value <> '')`;
  return one(
    db,
    Setup,
    sql`SELECT EXISTS (SELECT FROM image WHERE review_state = 'approved') AS has_published, ${isSet(dismissed)} AS is_dismissed,
      ${isSet('siteName')} AS has_name, ${isSet('siteLogo')} AS has_logo,
      EXISTS (SELECT FROM watermark WHERE updated_by IS NOT NULL) AS has_watermark,
      (SELECT count(*)::int FROM active_photographer) AS photographers, (SELECT count(*)::int FROM image) AS images,
      EXISTS (SELECT FROM home_version) AS is_home_published`,
  );
}

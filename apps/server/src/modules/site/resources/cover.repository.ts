import { sql } from 'drizzle-orm';
import { z } from 'zod';

export const CoverRow = z.object({
  id: z.number(),
  version: z.string(),
  width: z.number(),
  height: z.number(),
  thumbhash: z.string(),
  title: z.string(),
});
export type CoverRow = z.infer<typeof CoverRow>;

/** One cover as JSON, over `image i`. */
export const coverJson = sql`json_build_object('id', i.id, 'version', i.version, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'title', i.title)`;

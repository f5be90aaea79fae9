import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';

const SensitiveWord = z.object({ word: z.string(), level: z.enum(['block', 'review', 'mask']) });
export type SensitiveWord = z.infer<typeof SensitiveWord>;

export async function listSensitiveWords(db: Database): Promise<SensitiveWord[]> {
  const { rows } = await db.execute(sql`SELECT word, level FROM sensitive_word`);
  return z.array(SensitiveWord).parse(rows);
}

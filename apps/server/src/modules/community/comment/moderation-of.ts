import type { Database } from '../../../platform/database/database.ts';
import { textSetting } from '../../site/index.ts';
import { moderations } from './subject.repository.ts';

/** How comments are moderated there: the stricter of the site's setting and the subject's own rule. */
export async function moderationOf(
  db: Database,
  { moderation }: { moderation: (typeof moderations)[number] | null },
): Promise<(typeof moderations)[number]> {
  const site = await textSetting(db, 'commentModeration');
  return moderations.findLast((known) => known === site || known === moderation) ?? 'post';
}

import type { Channels } from '@tuyuan/contract/community/user-channel.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findEmail, findWanted } from './channel.repository.ts';

export async function getChannels(db: Database, userId: number): Promise<Channels> {
  const wanted = await findWanted(db, userId);
  const topicsOf = (channel: (typeof wanted)[number]['channel']) =>
    wanted.filter((each) => each.channel === channel).map(({ topic }) => topic);
  return { email: await findEmail(db, userId), wanted: { email: topicsOf('email') } };
}

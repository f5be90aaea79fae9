import type { Channels } from '@tuyuan/contract/community/user-channel.ts';
import { maskPhone } from '@tuyuan/format/mask-personal.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findPhone } from '../../account/index.ts';
import { findEmail, findWanted } from './channel.repository.ts';
import type { ChannelDeps } from './channel-deps.ts';
import { isSubscribed } from './push.repository.ts';
import { readPushKey } from './push-key.ts';
import { findQuietHours } from './quiet-hours.repository.ts';

interface Caller {
  db: Database;
  actor: { id: number };
  tokenHash: Buffer | null;
}

export async function getChannels(
  { db, actor: { id: userId }, tokenHash }: Caller,
  { box, text, quietHours }: Pick<ChannelDeps, 'box' | 'text' | 'quietHours'>,
): Promise<Channels> {
  const wanted = await findWanted(db, userId);
  const topicsOf = (channel: (typeof wanted)[number]['channel']) =>
    wanted.filter((each) => each.channel === channel).map(({ topic }) => topic);
  return {
    email: await findEmail(db, userId),
    pushKey: (await readPushKey(db, box)).publicKey.toString('base64url'),
    isPushedHere: await isSubscribed(db, tokenHash),
    isTextOffered: text.isOffered,
    phone: maskPhone((await findPhone(db, userId)) ?? ''),
    quietHours: (await findQuietHours(db, userId)) ?? quietHours,
    wanted: { email: topicsOf('email'), push: topicsOf('push'), sms: topicsOf('sms') },
  };
}

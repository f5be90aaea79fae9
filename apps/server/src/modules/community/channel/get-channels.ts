import type { Channels } from '@tuyuan/contract/community/user-channel.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { findEmail, findWanted } from './channel.repository.ts';
import { isSubscribed } from './push.repository.ts';
import { readPushKey } from './push-key.ts';

interface Caller {
  db: Database;
  actor: { id: number };
  tokenHash: Buffer | null;
}

export async function getChannels({ db, actor: { id: userId }, tokenHash }: Caller, box: SecretBox): Promise<Channels> {
  const wanted = await findWanted(db, userId);
  const topicsOf = (channel: (typeof wanted)[number]['channel']) =>
    wanted.filter((each) => each.channel === channel).map(({ topic }) => topic);
  return {
    email: await findEmail(db, userId),
    pushKey: (await readPushKey(db, box)).publicKey.toString('base64url'),
    isPushedHere: await isSubscribed(db, tokenHash),
    wanted: { email: topicsOf('email'), push: topicsOf('push') },
  };
}

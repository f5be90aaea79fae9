import type { subscribePush as endpoint } from '@tuyuan/contract/community/user-channel.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import type { PushDeps } from './channel-deps.ts';
import { insertSubscription } from './push.repository.ts';

/** Subscribes the browser of this session. Throws `Push.EndpointRefused`. */
export async function subscribePush(
  push: PushDeps,
  { db, actor, tokenHash }: Pick<SignedInContext, 'db' | 'actor' | 'tokenHash'>,
  input: InputOf<typeof endpoint>,
): Promise<void> {
  const address = await pushAddress(push, input.endpoint);
  if (address === null) {
    const message = '不是能用的推送服务';
    throw new AppError('Push.EndpointRefused', { validationErrors: [{ message, members: ['endpoint'] }] });
  }
  const keys = { p256dh: Buffer.from(input.p256dh, 'base64url'), auth: Buffer.from(input.auth, 'base64url') };
  const { href, origin } = new URL(input.endpoint);
  await inTransaction(db, (transaction) =>
    insertSubscription(transaction, { tokenHash, userId: actor.id, endpoint: href, origin, ...keys }),
  );
}

/**
 * Returns the address to connect to for an endpoint, or null when it must not be connected to: people name endpoints,
 * so one must lead to the public internet, by HTTPS at its usual port, without a name and password.
 */
export async function pushAddress({ resolveHost, isPrivate }: PushDeps, endpoint: string): Promise<string | null> {
  if (!URL.canParse(endpoint)) return null;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isUsual = protocol === 'https:' && port === '';
  if ((!isUsual && !(isPrivate && protocol === 'http:')) || username !== '' || password !== '') return null;
  return resolveHost(hostname).catch(() => null);
}

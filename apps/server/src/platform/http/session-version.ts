import { createHash } from 'node:crypto';
import type { Actor } from './request-context.ts';

/** Returns a value that changes with the caller's roles, permissions or menu; a client that sees a new one reloads the user. */
export function sessionVersion({ id, roles, permissions, menuRevision }: Actor): string {
  const text = JSON.stringify([id, [...roles].sort(), [...permissions], menuRevision]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}

import { createHash } from 'node:crypto';
import type { Actor } from './request-context.ts';

/** Changes when the caller's roles, permissions or menu do; a client that sees another one asks anew who it is. */
export function sessionVersion({ id, roles, permissions, menuRevision }: Actor): string {
  const text = JSON.stringify([id, [...roles].sort(), [...permissions].sort(), menuRevision]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}

import type { PermissionName } from '@tuyuan/contract/permissions.ts';
import type { Database } from '../database/database.ts';

export interface Tenant {
  id: number;
  name: string;
  /** Its tables' schema; also the first folder of its files. */
  schema: string;
  isSuspended: boolean;
}

/** The signed-in user of a request. */
export interface Actor {
  id: number;
  userName: string;
  nickName: string;
  avatarImageId: number | null;
  roles: readonly string[];
  permissions: ReadonlySet<PermissionName>;
}

/** All an operation may know of who asks. `db` is the tenant's own, or the transaction the answer is stored in. */
export interface RequestContext {
  tenant: Tenant;
  db: Database;
  actor: Actor | null;
  requestId: string;
  clientIp: string;
  userAgent: string;
  idempotencyKey: string | undefined;
  /** Ends with the request: the token's hash of this session, for logging out. */
  tokenHash: Buffer | null;
}

export interface SignedInContext extends RequestContext {
  actor: Actor;
}

export function isSignedIn(context: RequestContext): context is SignedInContext {
  return context.actor !== null;
}

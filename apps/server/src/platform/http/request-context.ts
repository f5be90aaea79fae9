import type { PermissionName } from '@tuyuan/contract/permissions.ts';
import type { Database } from '../database/database.ts';
import type { CookieJar } from './cookie-jar.ts';

export interface Tenant {
  id: number;
  name: string;
  /** Its tables' schema; also the first folder of its files. */
  schema: string;
  /** The platform's own site, where tenants are governed. */
  isHost: boolean;
  isSuspended: boolean;
}

/** The signed-in user of a request. */
export interface Actor {
  id: number;
  userName: string;
  nickName: string;
  avatarImageId: number | null;
  /** Of an own picture, which goes before the image; null without one. */
  avatarKey: string | null;
  /** The administrator who acts in this user's name, or null. */
  impersonatorId: number | null;
  roles: readonly string[];
  permissions: ReadonlySet<PermissionName>;
  /** Number of the last change of the back office's menu on this site. */
  menuRevision: number;
}

/** Who logged in with a conference's ticket. */
export interface TicketHolder {
  sessionId: number;
  ticketId: number;
  attendeeId: number;
  conferenceId: number;
  /** 0 attendee, 1 guest, 2 staff, 3 checker, 4 office. */
  userType: number;
  name: string;
  /** The account he registered with, or null. */
  userId: number | null;
}

/** All an operation may know of who asks. `db` is the tenant's own, or the transaction the answer is stored in. */
export interface RequestContext {
  tenant: Tenant;
  db: Database;
  actor: Actor | null;
  ticket: TicketHolder | null;
  /** Whom a call without a session let in: the audit log names him as the one who made it. */
  letIn: { userId: number | null };
  requestId: string;
  /** `https://host` that was asked. */
  origin: string;
  cookies: CookieJar;
  clientIp: string;
  userAgent: string;
  idempotencyKey: string | undefined;
  /** Ends with the request: the token's hash of this session, for logging out. */
  tokenHash: Buffer | null;
}

export interface SignedInContext extends RequestContext {
  actor: Actor;
}

export interface TicketContext extends RequestContext {
  ticket: TicketHolder;
}

export function holdsTicket(context: RequestContext): context is TicketContext {
  return context.ticket !== null;
}

export function isSignedIn(context: RequestContext): context is SignedInContext {
  return context.actor !== null;
}

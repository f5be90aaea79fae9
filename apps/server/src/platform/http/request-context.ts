import type { ConferenceModule } from '@tuyuan/contract/conference/conference-modules.ts';
import type { PermissionName } from '@tuyuan/contract/permissions.ts';
import type { Database } from '../database/database.ts';
import type { CookieJar } from './cookie-jar.ts';

export interface Tenant {
  id: number;
  name: string;
  /** Its tables' schema; also the first folder of its files. */
  schema: string;
  /** The platform's own site, where tenants are managed. */
  isHost: boolean;
  isSuspended: boolean;
  /** There is no other. */
  isOnly: boolean;
}

/** The signed-in user of a request. */
export interface Actor {
  id: number;
  userName: string;
  nickName: string;
  avatarImageId: number | null;
  /** Key of an uploaded picture, which takes precedence over the image; null without one. */
  avatarKey: string | null;
  /** The administrator acting in this user's name, or null. */
  impersonatorId: number | null;
  roles: readonly string[];
  permissions: ReadonlySet<PermissionName>;
  /** Number of the last change of the back office's menu on this site. */
  menuRevision: number;
}

/** A person logged in with a conference's ticket. */
export interface TicketHolder {
  sessionId: number;
  ticketId: number;
  attendeeId: number;
  conferenceId: number;
  /** 0 attendee, 1 guest, 2 staff, 3 checker, 4 office. */
  userType: number;
  name: string;
  /** The account the attendee registered with, or null. */
  userId: number | null;
  /** The parts of the conference that are switched off. */
  modulesOff: readonly ConferenceModule[];
}

/** What an operation may know of the caller. `db` is the tenant's own, or the transaction the answer is stored in. */
export interface RequestContext {
  tenant: Tenant;
  db: Database;
  actor: Actor | null;
  ticket: TicketHolder | null;
  /** The user that a call without a session logged in: the audit log names them as the caller. */
  letIn: { userId: number | null };
  requestId: string;
  /** The requested `https://host`. */
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

/** What most operations need of a signed-in caller: who, where. */
export type ActingContext = Pick<SignedInContext, 'tenant' | 'db' | 'actor'>;

/** What an operation needs that asks no more than who acts. */
export interface Acting {
  db: Database;
  actor: Pick<Actor, 'id'>;
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

import type { HubUser } from '@tuyuan/signalr-server/hub/hub-user.ts';
import type { RequestContext } from '../http/request-context.ts';

/** A listener of a hub. */
export interface Listener extends HubUser, Pick<RequestContext, 'db' | 'actor' | 'ticket'> {
  /** Schema of the listener's tenant. */
  readonly schema: string;
  /** What the connection depends on, as the database reports its end: `tenant_a user 6f…`, `tenant_a ticket-id 7`. */
  readonly holds: readonly string[];
}

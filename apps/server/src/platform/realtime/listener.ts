import type { HubUser } from '@tuyuan/signalr-server/hub/hub-user.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Who listens to a hub. */
export interface Listener extends HubUser, Pick<RequestContext, 'db' | 'actor' | 'ticket'> {
  /** Of his tenant. */
  readonly schema: string;
  /** What his connection depends on, as the database tells of its end: `tenant_a user 6f…`, `tenant_a ticket-id 7`. */
  readonly holds: readonly string[];
}

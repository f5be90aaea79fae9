import type { CloseReason } from '../hub/hub-metrics.ts';
import type { HubLimits, HubTiming } from '../hub/hub-settings.ts';
import type { HubUser } from '../hub/hub-user.ts';
import type { HubMessage } from '../protocol/hub-message.ts';
import type { Connection } from './connection.ts';

/** What a connection needs of the hub it belongs to. */
export interface ConnectionHost<User extends HubUser> {
  readonly limits: HubLimits;
  readonly timing: HubTiming;
  opened(connection: Connection<User>): void;
  /** Calls, stream items and answers; what keeps the connection itself going never gets here. */
  received(connection: Connection<User>, message: HubMessage): void;
  closed(connection: Connection<User>, reason: CloseReason, error: string | undefined): void;
  failed(error: unknown): void;
}

import type { CloseReason } from '../hub/hub-metrics.ts';
import type { HubLimits, HubTiming } from '../hub/hub-settings.ts';
import type { HubUser } from '../hub/hub-user.ts';
import type { HubMessage } from '../protocol/hub-message.ts';
import type { Connection } from './connection.ts';

/** What a connection needs from its hub. */
export interface ConnectionHost<User extends HubUser> {
  readonly limits: HubLimits;
  readonly timing: HubTiming;
  opened(connection: Connection<User>): void;
  /** Receives calls, stream items and answers; messages that maintain the connection itself are handled before. */
  received(connection: Connection<User>, message: HubMessage): void;
  closed(connection: Connection<User>, reason: CloseReason, error: string | undefined): void;
  failed(error: unknown): void;
}

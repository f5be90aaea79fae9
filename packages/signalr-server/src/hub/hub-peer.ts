import type { TransportName } from '../transports/transport.ts';
import type { HubUser } from './hub-user.ts';

/** A connected client, as handlers see it. */
export interface HubPeer<User extends HubUser> {
  readonly id: string;
  readonly user: User;
  /** Query of the address it connected to. */
  readonly query: URLSearchParams;
  /** Null while a resumable connection is without a socket. */
  readonly transport: TransportName | null;
  readonly groups: ReadonlySet<string>;
  /** Groups last as long as the connection: after a reconnect the client must join again. */
  join(group: string): void;
  leave(group: string): void;
  close(options?: { error?: string; allowReconnect?: boolean }): void;
}

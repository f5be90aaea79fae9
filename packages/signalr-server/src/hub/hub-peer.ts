import type { TransportName } from '../transports/transport.ts';
import type { HubUser } from './hub-user.ts';

/** One connected client, as handlers see it. */
export interface HubPeer<User extends HubUser> {
  readonly id: string;
  readonly user: User;
  /** Of the address it connected to. */
  readonly query: URLSearchParams;
  /** Null while a resumable connection is without a socket. */
  readonly transport: TransportName | null;
  readonly groups: ReadonlySet<string>;
  /** Groups last as long as the connection: one that reconnects joins anew. */
  join(group: string): void;
  leave(group: string): void;
  close(options?: { error?: string; allowReconnect?: boolean }): void;
}

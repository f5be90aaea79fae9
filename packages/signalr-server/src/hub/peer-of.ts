import type { Connection } from '../connection/connection.ts';
import type { HubPeer } from './hub-peer.ts';
import type { HubUser } from './hub-user.ts';
import type { Registry } from './registry.ts';

/** Returns the view of a connection that handlers get. */
export function peerOf<User extends HubUser>(connection: Connection<User>, registry: Registry<User>): HubPeer<User> {
  return {
    id: connection.id,
    user: connection.user,
    query: connection.query,
    groups: connection.groups,
    get transport() {
      return connection.transport?.name ?? null;
    },
    join: (group) => registry.join(connection, group),
    leave: (group) => registry.leave(connection, group),
    close: ({ error, allowReconnect = false } = {}) => connection.close('server closed', error, allowReconnect),
  };
}

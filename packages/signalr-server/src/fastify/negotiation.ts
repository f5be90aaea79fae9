import type { Connection } from '../connection/connection.ts';
import type { HubUser } from '../hub/hub-user.ts';

const newestVersion = 1;

const availableTransports = [
  { transport: 'WebSockets', transferFormats: ['Text', 'Binary'] },
  { transport: 'ServerSentEvents', transferFormats: ['Text'] },
  { transport: 'LongPolling', transferFormats: ['Text', 'Binary'] },
];

/** Returns the answer to a negotiation. Version 0 has no token: there the token serves as the id. */
export function negotiation<User extends HubUser>(connection: Connection<User>, query: URLSearchParams): object {
  const negotiateVersion = Math.min(negotiateVersionOf(query) ?? 0, newestVersion);
  const { id, token, isResumable } = connection;
  return {
    negotiateVersion,
    ...(negotiateVersion === 0 ? { connectionId: token } : { connectionId: id, connectionToken: token }),
    ...(isResumable && { useStatefulReconnect: true }),
    availableTransports,
  };
}

/** Returns null for text that is not a version. */
export function negotiateVersionOf(query: URLSearchParams): number | null {
  const given = query.get('negotiateVersion');
  if (given === null) return 0;
  return /^\d{1,9}$/.test(given) ? Number(given) : null;
}

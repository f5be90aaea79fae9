import { createHash } from 'node:crypto';

/** PostgreSQL cuts longer names than 63 characters, and two sites' tables would be one. */
const readableLength = 40;

/** Schema for a new tenant: readable, and another one for every host name. */
export function schemaForHost(hostName: string): string {
  const host = hostName.toLowerCase();
  const readable = host.replaceAll(/[^a-z0-9]+/g, '_').slice(0, readableLength);
  return `tenant_${readable}_${createHash('sha256').update(host).digest('hex').slice(0, 8)}`;
}

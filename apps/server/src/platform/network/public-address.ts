import { lookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv4 } from 'node:net';

/** Everything that is not an address of the public internet: this machine, its networks, cloud metadata, reserved ranges. */
const closedV4 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closedV4.addSubnet(network, prefix, 'ipv4');

/** Only global unicast is open, without the parts of it that carry an IPv4 address or are for documentation. */
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');
const closedV6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closedV6.addSubnet(network, prefix, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (isIPv4(address)) return !closedV4.check(address, 'ipv4');
  return globalV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6');
}

/** Returns the address to connect to for a host name, or null when it must not be connected to. */
export type ResolveHost = (hostName: string) => Promise<string | null>;

/**
 * Resolves to a public address only, so that nobody reaches this machine's own network by naming a host; a name with a
 * single closed address is refused whole. Rejects when there is no such name.
 */
export const resolvePublicHost: ResolveHost = async (hostName) => {
  const addresses = await lookup(bare(hostName), { all: true });
  return addresses.every(({ address }) => isPublicAddress(address)) ? (addresses[0]?.address ?? null) : null;
};

/** Resolves to any address, for an installation whose services stand in its own network. */
export const resolveAnyHost: ResolveHost = async (hostName) => (await lookup(bare(hostName))).address;

/** Without the brackets of an IPv6 address in a URL. */
function bare(hostName: string): string {
  return hostName.replace(/^\[(.*)\]$/, '$1');
}

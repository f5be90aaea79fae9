import { isIPv6 } from 'node:net';
import { addressKey } from '../../../platform/http/address-key.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';

/** The network that an address belongs to: an IPv4 /24, an IPv6 /48. */
export function networkOf(ip: string): string {
  const key = addressKey(ip);
  if (!isIPv6(ip) || !key.endsWith('::/64')) return `${key.split('.').slice(0, 3).join('.')}.0/24`;
  return `${key.slice(0, -'::/64'.length).split(':').slice(0, 3).join(':')}::/48`;
}

export interface VoteMarks {
  /** The same voter's in one activity, another in every other. */
  voter(activityId: number, userId: number): string;
  address(activityId: number, ip: string): string;
  /** "" for no device. */
  device(activityId: number, device: string): string;
}

/** Keyed hashes, 32 hex digits: what is stored tells neither people nor addresses, and doesn't tie two activities together. */
export function voteMarks(box: Pick<SecretBox, 'mark'>, schema: string): VoteMarks {
  const mark = (activityId: number, what: string, value: string | number) =>
    box.mark(`${schema} ${activityId} ${what} ${value}`).subarray(0, 16).toString('hex');
  return {
    voter: (activityId, userId) => mark(activityId, 'voter', userId),
    address: (activityId, ip) => mark(activityId, 'address', networkOf(ip)),
    device: (activityId, device) => (device === '' ? '' : mark(activityId, 'device', device)),
  };
}

import { isIPv4, isIPv6 } from 'node:net';

/** Returns the network of an address, which is evidence enough: the first 24 bits of IPv4, 48 of IPv6; "" for anything else. */
export function networkOf(address: string): string {
  const embedded = address.replace(/^::ffff:/i, '');
  if (isIPv4(embedded)) return embedded.replace(/\d+$/, '0');
  if (!isIPv6(address)) return '';
  const [head = '', tail = ''] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const missing = address.includes('::') ? 8 - first.length - tail.split(':').filter(Boolean).length : 0;
  return `${[...first, ...Array.from({ length: missing }, () => '0'), '0', '0'].slice(0, 3).join(':')}::`;
}

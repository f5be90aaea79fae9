import { randomCode } from '../../../platform/text/random-code.ts';

/** Returns a new number such as `L-2611-7K3M9-QX2PA`: the month, and 50 random bits. */
export function newLicenceNumber(now: Date): string {
  const month = now.toISOString().slice(2, 7).replace('-', '');
  return `L-${month}-${randomCode(5)}-${randomCode(5)}`;
}

/** Returns the number as it is stored for what a person typed: in any case, with any or no hyphens; null for none. */
export function readLicenceNumber(typed: string): string | null {
  const sign = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll('I', '1');
  const found = /^[L1]?(\d{4})([0-9A-Z]{5})([0-9A-Z]{5})$/.exec(sign);
  return found ? `L-${found[1]}-${found[2]}-${found[3]}` : null;
}

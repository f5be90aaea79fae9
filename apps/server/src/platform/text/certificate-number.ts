import { randomCode } from './random-code.ts';

/** The first letter: of licences for pictures, of awards. */
type Letter = 'L' | 'A';

/** Returns a new number such as `L-2611-7K3M9-QX2PA`: the month, and 50 random bits. */
export function newCertificateNumber(letter: Letter, now: Date): string {
  const month = now.toISOString().slice(2, 7).replace('-', '');
  return `${letter}-${month}-${randomCode(5)}-${randomCode(5)}`;
}

/** Returns the number as it is stored for what a person typed: in any case, with any or no hyphens; null for none. */
export function readCertificateNumber(letter: Letter, typed: string): string | null {
  const sign = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll('I', '1');
  const found = /^(?<letter>[A-Z1])?(\d{4})([0-9A-Z]{5})([0-9A-Z]{5})$/.exec(sign);
  if (!found) return null;
  // An L is typed as an I, too.
  const first = found.groups?.letter === '1' ? 'L' : found.groups?.letter;
  return first === undefined || first === letter ? `${letter}-${found[2]}-${found[3]}-${found[4]}` : null;
}

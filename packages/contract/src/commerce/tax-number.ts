const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** Whether it is a unified social credit code with its right check sign (GB 32100-2015), or an older tax number of 15 or 20 signs. */
export function isTaxNumber(text: string): boolean {
  if (/^[0-9A-Z]{15}$|^[0-9A-Z]{20}$/.test(text)) return true;
  if (text.length !== 18 || [...text].some((sign) => !signs.includes(sign))) return false;
  const sum = weights.reduce((total, weight, at) => total + weight * signs.indexOf(text[at] ?? ''), 0);
  return signs[(31 - (sum % 31)) % 31] === text[17];
}

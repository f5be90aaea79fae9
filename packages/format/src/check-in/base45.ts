/** Characters that a QR code packs into eleven bits per pair. */
const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** RFC 9285: three signs for two bytes, so that bytes fill a QR code's alphanumeric mode nearly without loss. */
export function toBase45(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const [first = 0, second] = bytes.subarray(at, at + 2);
    const value = second === undefined ? first : first * 256 + second;
    const length = second === undefined ? 2 : 3;
    for (let place = 0; place < length; place += 1) text += signs.charAt(Math.floor(value / 45 ** place) % 45);
  }
  return text;
}

/** Undefined for what is not the base45 of any bytes. */
export function fromBase45(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (text.length % 3 === 1) return undefined;
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const digits = [...text.slice(at, at + 3)].map((sign) => signs.indexOf(sign));
    if (digits.includes(-1)) return undefined;
    const value = digits.reduce((sum, digit, place) => sum + digit * 45 ** place, 0);
    if (value >= (digits.length === 3 ? 65_536 : 256)) return undefined;
    if (digits.length === 3) bytes.push(value >> 8);
    bytes.push(value & 255);
  }
  return new Uint8Array(bytes);
}

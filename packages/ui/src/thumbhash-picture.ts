import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash';

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** Returns the average colour of a thumbhash as CSS, cheap enough for the server; undefined for an unreadable hash. */
export function thumbhashColor(base64: string): string | undefined {
  try {
    const { r, g, b } = thumbHashToAverageRGBA(bytesOf(base64));
    const part = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255);
    return `rgb(${part(r)} ${part(g)} ${part(b)})`;
  } catch {
    return undefined;
  }
}

const pictures = new Map<string, string>();

/** Returns the blurred picture of a thumbhash as a data URL, decoded once; undefined for an unreadable hash. */
export function thumbhashPicture(base64: string): string | undefined {
  const known = pictures.get(base64);
  if (known) return known;
  try {
    const url = thumbHashToDataURL(bytesOf(base64));
    if (pictures.size >= 500) pictures.clear();
    pictures.set(base64, url);
    return url;
  } catch {
    return undefined;
  }
}

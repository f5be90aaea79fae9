import { fromBase45, toBase45 } from './base45.ts';

/** Prefix of rotating codes; distinguishes them from URLs and typed codes. */
const mark = 'TY1:';

export function isPassText(text: string): boolean {
  return text.startsWith(mark);
}

export function toPassText(bytes: Uint8Array): string {
  return mark + toBase45(bytes);
}

export function fromPassText(text: string): Uint8Array<ArrayBuffer> | undefined {
  return isPassText(text) ? fromBase45(text.slice(mark.length)) : undefined;
}

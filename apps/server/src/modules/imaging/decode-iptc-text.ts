const utf8 = new TextDecoder('utf-8', { fatal: true });
const gb18030 = new TextDecoder('gb18030', { fatal: true });

/** Old Chinese software wrote GB2312, where both bytes of a character are ≥ 0xA1; Latin-1 accents stand alone. */
const pairedHighBytes = /^(?:[\x20-\x7e\s]|[\xa1-\xf7][\xa1-\xfe])*$/;

/**
 * IPTC text, which the reader library hands out as one Latin-1 character per byte, in its true encoding:
 * UTF-8 when the bytes are valid as such, else GB2312 when they look like it, else Latin-1.
 */
export function decodeIptcText(latin1: string): string {
  const bytes = Buffer.from(latin1, 'latin1');
  try {
    return utf8.decode(bytes);
  } catch {
    return pairedHighBytes.test(latin1) ? gb18030.decode(bytes) : latin1;
  }
}

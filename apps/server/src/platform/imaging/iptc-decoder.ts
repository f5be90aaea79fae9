const utf8 = new TextDecoder('utf-8', { fatal: true });
const gb18030 = new TextDecoder('gb18030', { fatal: true });

/** Old Chinese software wrote GB2312, where both bytes of a character are ≥ 0xA1; Latin-1 accents stand alone. */
const pairedHighBytes = /^(?:[\x20-\x7e\s]|[\xa1-\xf7][\xa1-\xfe])*$/;

/** Phonetic letters and modifiers: never used in keywords, but the result of reading 山水 in GB2312 as UTF-8. */
const oddLetters = /[\u0180-\u036f]/;

/**
 * Returns a decoder for the IPTC texts of one file, which the reader library returns as one Latin-1 character per byte:
 * UTF-8 when all of them are valid as such, else GB2312 when all look like it, else Latin-1.
 */
export function iptcDecoder(texts: readonly string[]): (latin1: string) => string {
  const isPaired = texts.every((text) => pairedHighBytes.test(text));
  const asUtf8 = texts.map((text) => decodeStrictly(utf8, text));
  if (asUtf8.every((text) => text !== null && !(isPaired && oddLetters.test(text)))) {
    return (text) => decodeStrictly(utf8, text) ?? text;
  }
  return isPaired ? (text) => decodeStrictly(gb18030, text) ?? text : (text) => text;
}

function decodeStrictly(decoder: typeof utf8, latin1: string): string | null {
  try {
    return decoder.decode(Buffer.from(latin1, 'latin1'));
  } catch {
    return null;
  }
}

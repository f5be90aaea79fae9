import { constants, inflateSync } from 'node:zlib';
import { AppError } from '@tuyuan/errors/app-error.ts';

/** All compressed texts and profiles of a file together. A colour profile has 3 MB at most, an editor's XMP a few hundred KB. */
const maxInflatedBytes = 8 * 1024 * 1024;
const maxChunks = 1000;
/** Each damaged one costs this share of what is left to it, for the decoder may have inflated as much before it noticed. */
const damagedShare = 1 / 4;
const chunkHead = 8;
const chunkFrame = 12;

/**
 * Throws `Picture.TooMuchMetadata` when a PNG's compressed ancillary chunks (zTXt, iTXt, iCCP) inflate to more than 8 MB, or
 * when there are more than 1000 before its pixels end: 32 KB of them can keep a decoder busy for a second. Inflates no more than that.
 */
export function assertBoundedPngTexts(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = maxInflatedBytes;
  let chunks = 0;
  for (let at = 8; at + chunkFrame <= file.length; ) {
    const length = file.readUInt32BE(at);
    const kind = file.toString('latin1', at + 4, at + chunkHead);
    const data = file.subarray(at + chunkHead, at + chunkHead + length);
    at += chunkFrame + length;
    if (kind === 'IEND') return;
    if (kind === 'IDAT') continue;
    chunks += 1;
    if (chunks > maxChunks) throw tooMuch(`${chunks} chunks`);
    const compressed = compressedPart(kind, data);
    if (compressed) left -= inflatedBytes(compressed, left);
    if (left <= 0) throw tooMuch(`more than ${maxInflatedBytes} B`);
  }
}

/** Returns the zlib stream of the chunk; null for one without. */
function compressedPart(kind: string, data: Buffer): Buffer | null {
  if (kind !== 'zTXt' && kind !== 'iCCP' && kind !== 'iTXt') return null;
  const name = data.indexOf(0);
  if (name === -1) return null;
  // Keyword, NUL, method.
  if (kind !== 'iTXt') return data.subarray(name + 2);
  // Keyword, NUL, flag, method, language, NUL, translated keyword, NUL.
  if (data[name + 1] !== 1) return null;
  const language = data.indexOf(0, name + 3);
  const translated = language === -1 ? -1 : data.indexOf(0, language + 1);
  return translated === -1 ? null : data.subarray(translated + 1);
}

function inflatedBytes(compressed: Buffer, left: number): number {
  try {
    // Tolerates a cut stream, as decoders do.
    const options = { maxOutputLength: left, finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(compressed, options).length;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
      throw tooMuch(`more than ${maxInflatedBytes} B`);
    return maxInflatedBytes * damagedShare;
  }
}

function tooMuch(details: string): AppError {
  return new AppError('Picture.TooMuchMetadata', { details });
}

/** libvips shows an animated PNG's first frame and never says that there are more: the `acTL` chunk before `IDAT` does. */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 8;
  while (at + 8 <= bytes.length) {
    const kind = Buffer.from(bytes.subarray(at + 4, at + 8)).toString('latin1');
    if (kind === 'acTL') return true;
    if (kind === 'IDAT') return false;
    at += 12 + view.getUint32(at);
  }
  return false;
}

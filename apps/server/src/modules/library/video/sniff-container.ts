/**
 * Returns which container a file begins as, by its first box; null for anything else. QuickTime files from before the type
 * was written down begin with another box.
 */
export function sniffContainer(start: Uint8Array): 'mp4' | 'mov' | null {
  const word = (at: number) => String.fromCharCode(...start.subarray(at, at + 4));
  if (start.length < 12) return null;
  if (word(4) === 'ftyp') {
    const brand = word(8);
    if (brand === 'qt  ') return 'mov';
    return mp4Brands.test(brand) ? 'mp4' : null;
  }
  return ['moov', 'wide', 'mdat', 'free', 'skip', 'pnot'].includes(word(4)) ? 'mov' : null;
}

/** Not those of pictures (heic, avif), which are written in the same boxes. */
const mp4Brands = /^(?:iso[m\d]|mp4[12]|avc\d|M4V[ HP]|MSNV|dash|f4v |3g[p2].|XAVC|mmp4|cmf[c2])$/;

const signatures: readonly { format: string; at: number; bytes: readonly number[] }[] = [
  { format: 'jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { format: 'png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { format: 'webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
  { format: 'tiff', at: 0, bytes: [0x49, 0x49, 0x2a, 0x00] },
  { format: 'tiff', at: 0, bytes: [0x4d, 0x4d, 0x00, 0x2a] },
  { format: 'tiff', at: 0, bytes: [0x49, 0x49, 0x2b, 0x00] },
  { format: 'tiff', at: 0, bytes: [0x4d, 0x4d, 0x00, 0x2b] },
  { format: 'gif', at: 0, bytes: [0x47, 0x49, 0x46, 0x38] },
  { format: 'bmp', at: 0, bytes: [0x42, 0x4d] },
  { format: 'psd', at: 0, bytes: [0x38, 0x42, 0x50, 0x53] },
  { format: 'jxl', at: 0, bytes: [0xff, 0x0a] },
  { format: 'jxl', at: 4, bytes: [0x4a, 0x58, 0x4c, 0x20] },
  { format: 'jp2', at: 4, bytes: [0x6a, 0x50, 0x20, 0x20] },
];

const brands: Record<string, string> = {
  avif: 'avif',
  avis: 'heif-sequence',
  hevc: 'heif-sequence',
  hevx: 'heif-sequence',
  msf1: 'heif-sequence',
  heic: 'heic',
  heix: 'heic',
  heim: 'heic',
  heis: 'heic',
  // May hold either codec: the header decides.
  mif1: 'heic',
};

/** Returns the picture format recognised from the first bytes, whatever the file name; null when unknown. */
export function sniffFormat(bytes: Uint8Array): string | null {
  const known = signatures.find(({ at, bytes: signature }) => signature.every((byte, i) => bytes[at + i] === byte));
  if (known) return known.format;
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (head.slice(4, 8) === 'ftyp') return brands[head.slice(8, 12)] ?? null;
  return /<svg[\s>]/i.test(head) ? 'svg' : null;
}

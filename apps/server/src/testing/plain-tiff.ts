interface TiffPixels {
  pixels: Uint8Array | Uint16Array;
  width: number;
  height: number;
  profile?: Uint8Array;
}

const ascending = (a: readonly number[], b: readonly number[]) => (a[0] ?? 0) - (b[0] ?? 0);
const [short, long, undefinedBytes] = [3, 4, 7];

/** Returns an uncompressed TIFF of one (grey) or four (CMYK) channels: sharp writes these only by its own conversion. */
export function plainTiff({ pixels, width, height, profile }: TiffPixels): Buffer {
  const channels = pixels.length / (width * height);
  const bits = pixels.BYTES_PER_ELEMENT * 8;
  const data = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const bitsAt = 8 + data.length;
  const profileAt = bitsAt + 8;
  const directoryAt = profileAt + (profile ? profile.length + (profile.length % 2) : 0);
  const entries: [tag: number, type: number, count: number, value: number][] = [
    [256, long, 1, width],
    [257, long, 1, height],
    [258, short, channels, channels === 1 ? bits : bitsAt],
    [259, short, 1, 1],
    [262, short, 1, channels === 1 ? 1 : 5],
    [273, long, 1, 8],
    [277, short, 1, channels],
    [278, long, 1, height],
    [279, long, 1, data.length],
  ];
  if (profile) entries.push([34_675, undefinedBytes, profile.length, profileAt]);
  const file = Buffer.alloc(directoryAt + 2 + entries.length * 12 + 4);
  file.write('II*\0', 'latin1');
  file.writeUInt32LE(directoryAt, 4);
  data.copy(file, 8);
  for (let i = 0; i < 4; i++) file.writeUInt16LE(bits, bitsAt + i * 2);
  if (profile) file.set(profile, profileAt);
  file.writeUInt16LE(entries.length, directoryAt);
  for (const [i, [tag, type, count, value]] of entries.toSorted(ascending).entries()) {
    const at = directoryAt + 2 + i * 12;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(type, at + 2);
    file.writeUInt32LE(count, at + 4);
    file.writeUInt32LE(value, at + 8);
  }
  return file;
}

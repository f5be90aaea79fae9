import exifr from 'exifr';
import sharp from 'sharp';
import { z } from 'zod';
import type { PictureFormat } from './inspect-picture.ts';

const Block = z.record(z.string(), z.unknown()).catch({});

const MetadataBlocks = z.object({
  ifd0: Block,
  exif: Block,
  gps: Block,
  /** Record 2 by data set number, each byte one Latin-1 character. */
  iptc: Block,
  dc: Block,
  photoshop: Block,
  xmp: Block,
  Iptc4xmpExt: Block,
  GPano: Block,
});
export type MetadataBlocks = z.infer<typeof MetadataBlocks>;

const options = {
  tiff: true,
  exif: true,
  gps: true,
  // Data set numbers, not names: several names are spelt differently by different readers.
  iptc: { translateKeys: false },
  xmp: true,
  icc: false,
  jfif: false,
  ihdr: false,
  interop: false,
  // Raw values: the reader's own dates take the machine's time zone.
  translateValues: false,
  reviveValues: false,
  mergeOutput: false,
};

/** EXIF, IPTC and XMP of a file, block by block. A block that can't be read is empty: metadata never refuses a picture. */
export async function parseMetadataBlocks(bytes: Uint8Array, format: PictureFormat): Promise<MetadataBlocks> {
  if (format === 'jpeg' || format === 'tiff') return readBlocks(() => exifr.parse(bytes, options));
  // The reader knows neither WebP nor XMP in PNG; libvips hands out their blocks.
  const { exif, xmp } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const tiff = exif?.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0);
  const fromExif = await readBlocks(() => (tiff ? exifr.parse(tiff, options) : undefined));
  const fromXmp = await readBlocks(() => (xmp ? exifr.sidecar(xmp, options, 'xmp') : undefined));
  return { ...fromXmp, ifd0: fromExif.ifd0, exif: fromExif.exif, gps: fromExif.gps };
}

async function readBlocks(read: () => unknown): Promise<MetadataBlocks> {
  try {
    return MetadataBlocks.parse((await read()) ?? {});
  } catch {
    return MetadataBlocks.parse({});
  }
}

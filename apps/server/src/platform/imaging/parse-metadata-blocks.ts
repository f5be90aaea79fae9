import exifr from 'exifr';
import sharp from 'sharp';
import { z } from 'zod';
import { decodeEntities } from './decode-entities.ts';
import type { PictureFormat } from './inspect-picture.ts';

const Block = z.record(z.string(), z.unknown()).catch({});
/** The reader leaves the references of XML as they are. */
const XmlBlock = z.preprocess(decodeEntities, Block);

const MetadataBlocks = z.object({
  ifd0: Block,
  exif: Block,
  gps: Block,
  /** Record 2 by data set number, each byte one Latin-1 character. */
  iptc: Block,
  dc: XmlBlock,
  photoshop: XmlBlock,
  xmp: XmlBlock,
  Iptc4xmpCore: XmlBlock,
  Iptc4xmpExt: XmlBlock,
  GPano: XmlBlock,
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
  try {
    const readable = format === 'jpeg' || format === 'tiff' ? bytes : await jpegAround(bytes);
    return MetadataBlocks.parse((await exifr.parse(readable, options)) ?? {});
  } catch {
    return MetadataBlocks.parse({});
  }
}

/** The reader supports neither WebP nor XMP in PNG or HEIF, but libvips extracts their blocks: they are wrapped in an otherwise empty JPEG. */
async function jpegAround(bytes: Uint8Array): Promise<Buffer> {
  const { exif, xmp } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const tiff = exif?.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    applicationSegment('Exif\0\0', tiff),
    applicationSegment('http://ns.adobe.com/xap/1.0/\0', xmp),
    Buffer.from([0xff, 0xd9]),
  ]);
}

function applicationSegment(name: string, content: Uint8Array | undefined): Uint8Array {
  const length = 2 + name.length + (content?.length ?? 0);
  if (content === undefined || length > 0xffff) return new Uint8Array();
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(length, 2);
  return Buffer.concat([head, Buffer.from(name, 'latin1'), content]);
}

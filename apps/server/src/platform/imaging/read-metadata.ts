import { CameraData } from '@tuyuan/contract/library/image.ts';
import { z } from 'zod';
import { cleanText } from './clean-text.ts';
import type { PictureFormat } from './inspect-picture.ts';
import { iptcDecoder } from './iptc-decoder.ts';
import { type MetadataBlocks, parseMetadataBlocks } from './parse-metadata-blocks.ts';
import { readCamera } from './read-camera.ts';
import { readPosition } from './read-position.ts';
import { parseCameraTime } from './wall-clock.ts';

export const PictureMetadata = z.object({
  title: z.string().nullable(),
  description: z.string().nullable(),
  /** At most 30, each at most 20 characters, without doubles. */
  keywords: z.array(z.string()),
  artist: z.string().nullable(),
  copyright: z.string().nullable(),
  takenAt: z.date().nullable(),
  camera: CameraData,
  /** What the file calls the place, at most 20 characters each. */
  place: z.object({
    country: z.string().nullable(),
    state: z.string().nullable(),
    city: z.string().nullable(),
    sublocation: z.string().nullable(),
  }),
  /** Degrees north and east. */
  position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** Whether the file declares itself an equirectangular panorama. */
  isEquirectangular: z.boolean(),
  /** IPTC digital source type, e.g. `trainedAlgorithmicMedia` for a picture made by a model. */
  digitalSourceType: z.string().nullable(),
});
export type PictureMetadata = z.infer<typeof PictureMetadata>;

/** Text that cameras write into every picture is not a description. */
const cameraFiller =
  /^(olympus digital camera|sony dsc|dcim|default|digital camera|samsung|minolta digital camera|untitled)$/i;

/**
 * Returns a picture's metadata, cleaned for storage and display. Where blocks disagree, XMP takes precedence over IPTC,
 * and IPTC over EXIF. A time without an offset is wall time in `timeZone`.
 */
export async function readMetadata(
  bytes: Uint8Array,
  format: PictureFormat,
  timeZone = 'Asia/Shanghai',
): Promise<PictureMetadata> {
  const blocks = await parseMetadataBlocks(bytes, format);
  const { dc, photoshop, ifd0, GPano, Iptc4xmpExt } = blocks;
  return {
    title: firstText(
      100,
      dc.title,
      photoshop.Headline,
      iptcText(blocks, 5),
      iptcText(blocks, 105),
      windowsText(ifd0.XPTitle),
    ),
    description: firstText(
      2000,
      dc.description,
      iptcText(blocks, 120),
      ifd0.ImageDescription,
      windowsText(ifd0.XPComment),
    ),
    keywords: readKeywords(blocks),
    artist: firstText(100, dc.creator, iptcText(blocks, 80), ifd0.Artist, windowsText(ifd0.XPAuthor)),
    copyright: firstText(200, dc.rights, iptcText(blocks, 116), ifd0.Copyright),
    takenAt: readTakenAt(blocks, timeZone),
    camera: readCamera(blocks),
    place: readPlace(blocks),
    position: readPosition(blocks.gps),
    isEquirectangular: GPano.ProjectionType === 'equirectangular',
    digitalSourceType: firstText(200, Iptc4xmpExt.DigitalSourceType)?.split('/').at(-1) ?? null,
  };
}

/** A label's length: what can't be a region becomes one. */
const placeLength = 20;

function readPlace(blocks: MetadataBlocks): PictureMetadata['place'] {
  const { photoshop, Iptc4xmpCore, Iptc4xmpExt } = blocks;
  const created = structureOf(Iptc4xmpExt.LocationCreated);
  const shown = structureOf(Iptc4xmpExt.LocationShown);
  const word = (...candidates: unknown[]) => firstText(placeLength, ...candidates);
  return {
    country: word(photoshop.Country, iptcText(blocks, 101), created.CountryName, shown.CountryName),
    state: word(photoshop.State, iptcText(blocks, 95), created.ProvinceState, shown.ProvinceState),
    city: word(photoshop.City, iptcText(blocks, 90), created.City, shown.City),
    sublocation: word(Iptc4xmpCore.Location, iptcText(blocks, 92), created.Sublocation, shown.Sublocation),
  };
}

function structureOf(value: unknown): Record<string, unknown> {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'object' && first !== null ? { ...first } : {};
}

function firstText(max: number, ...candidates: unknown[]): string | null {
  for (const candidate of candidates) {
    const text = cleanText(plainText(candidate), max);
    if (text !== null && !cameraFiller.test(text)) return text;
  }
  return null;
}

/** Returns the text of an XMP value: a text, one language's text, or a list of either, of which Chinese, then the default, is preferred. */
function plainText(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    const inLanguage = (tag: string) => items.find((item) => languageOf(item).startsWith(tag));
    return plainText(inLanguage('zh') ?? inLanguage('x-default') ?? items[0]);
  }
  return typeof value === 'object' && value !== null && 'value' in value ? value.value : value;
}

function languageOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'lang' in value ? String(value.lang).toLowerCase() : '';
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

function iptcTexts({ iptc }: MetadataBlocks, dataSet: number): string[] {
  const texts = (value: unknown) => asList(value).filter((item) => typeof item === 'string');
  return texts(iptc[String(dataSet)]).map(iptcDecoder(Object.values(iptc).flatMap(texts)));
}

function iptcText(blocks: MetadataBlocks, dataSet: number): string | undefined {
  return iptcTexts(blocks, dataSet)[0];
}

/** Windows Explorer's fields: UTF-16LE bytes. */
function windowsText(value: unknown): string | undefined {
  return value instanceof Uint8Array ? Buffer.from(value).toString('utf16le') : undefined;
}

function readKeywords(blocks: MetadataBlocks): string[] {
  const listed = [...asList(blocks.dc.subject).map(plainText), ...iptcTexts(blocks, 25)];
  const found = listed.length > 0 ? listed : [windowsText(blocks.ifd0.XPKeywords)];
  const words = found.flatMap((entry) =>
    typeof entry === 'string' ? entry.slice(0, 10_000).split(/[;,；，、|]/) : [],
  );
  return [...new Set(words.flatMap((word) => cleanText(word, 20) ?? []))].slice(0, 30);
}

function readTakenAt({ exif, photoshop, xmp, iptc }: MetadataBlocks, timeZone: string): Date | null {
  const day = /^(\d{4})(\d\d)(\d\d)$/.exec(String(iptc['55'] ?? ''));
  const time = /^(\d\d)(\d\d)(\d\d)([+-]\d{4})?/.exec(String(iptc['60'] ?? ''));
  const iptcTime =
    day &&
    `${day[1]}-${day[2]}-${day[3]}T${time?.[1] ?? '00'}:${time?.[2] ?? '00'}:${time?.[3] ?? '00'}${time?.[4] ?? ''}`;
  return (
    parseCameraTime(exif.DateTimeOriginal, exif.OffsetTimeOriginal, timeZone) ??
    parseCameraTime(exif.CreateDate, exif.OffsetTimeDigitized, timeZone) ??
    parseCameraTime(photoshop.DateCreated, null, timeZone) ??
    parseCameraTime(xmp.CreateDate, null, timeZone) ??
    parseCameraTime(iptcTime, null, timeZone)
  );
}

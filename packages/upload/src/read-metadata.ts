import type { ExpandedTags } from 'exifreader';

export interface PictureMetadata {
  readonly title: string;
  readonly description: string;
  readonly labels: readonly string[];
  /** `yyyy-MM-ddTHH:mm:ss` by the camera's clock, or null. */
  readonly takenAt: string | null;
}

const nothing: PictureMetadata = { title: '', description: '', labels: [], takenAt: null };
const maxLabels = 20;
const maxLabelLength = 20;

/** IPTC is bytes; most programs write UTF-8 whether they say so or not. */
function textOf(value: unknown): string {
  if (!Array.isArray(value)) return '';
  const bytes = Uint8Array.from(value.filter((each) => typeof each === 'number'));
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes).replaceAll('\0', '').trim();
    } catch {
      // The next encoding may fit.
    }
  }
  return '';
}

function labelsOf({ xmp, iptc }: ExpandedTags): string[] {
  const subject = xmp?.subject?.value;
  const fromXmp = Array.isArray(subject) ? subject.map(({ description }) => description) : [];
  const keywords = iptc?.Keywords ?? [];
  const fromIptc = (Array.isArray(keywords) ? keywords : [keywords]).map(({ value }) => textOf(value));
  const words = [...fromXmp, ...fromIptc].map((word) => word.trim()).filter((word) => word !== '');
  return [...new Set(words)].filter((word) => word.length <= maxLabelLength).slice(0, maxLabels);
}

function takenAtOf({ exif }: ExpandedTags): string | null {
  const text = exif?.DateTimeOriginal?.description ?? '';
  const [, year, month, day, time] = /^(\d{4})[:-](\d{2})[:-](\d{2})[ T](\d{2}:\d{2}:\d{2})/.exec(text) ?? [];
  return year && year !== '0000' ? `${year}-${month}-${day}T${time}` : null;
}

/** Reads what a picture says about itself. Never fails: a broken file says nothing, and the server will judge it. */
export async function readMetadata(bytes: ArrayBuffer): Promise<PictureMetadata> {
  try {
    const { default: ExifReader } = await import('exifreader');
    const tags = await ExifReader.load(bytes, { expanded: true, async: true });
    const title = tags.xmp?.title?.description || textOf(tags.iptc?.['Object Name']?.value);
    const description = tags.xmp?.description?.description || textOf(tags.iptc?.['Caption/Abstract']?.value);
    return {
      title: title.trim().slice(0, 100),
      description: description.trim().slice(0, 2000),
      labels: labelsOf(tags),
      takenAt: takenAtOf(tags),
    };
  } catch {
    return nothing;
  }
}

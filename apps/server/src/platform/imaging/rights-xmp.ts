import { z } from 'zod';

/** Origin information allowed in a derivative. */
export const PictureRights = z.object({
  artist: z.string().nullable(),
  copyright: z.string().nullable(),
  digitalSourceType: z.string().nullable(),
});
export type PictureRights = z.infer<typeof PictureRights>;

/**
 * Returns an XMP packet of the rights, the only metadata a derivative keeps; null when nothing is known. Not EXIF:
 * libvips writes EXIF text as ASCII and turns Chinese names into question marks.
 */
export function rightsXmp({ artist, copyright, digitalSourceType }: PictureRights): string | null {
  if (artist === null && copyright === null && digitalSourceType === null) return null;
  const creator = artist && `<dc:creator><rdf:Seq><rdf:li>${escapeXml(artist)}</rdf:li></rdf:Seq></dc:creator>`;
  const rights =
    copyright &&
    `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(copyright)}</rdf:li></rdf:Alt></dc:rights>`;
  const source =
    digitalSourceType &&
    `<ext:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${escapeXml(digitalSourceType)}</ext:DigitalSourceType>`;
  return [
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:ext="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">',
    creator ?? '',
    rights ?? '',
    source ?? '',
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
  ].join('');
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

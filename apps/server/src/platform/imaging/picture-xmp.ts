import { escapeXml } from './rights-xmp.ts';

/** What a library knows of a picture, as other programs read it. */
export interface PictureMetadata {
  title: string;
  description: string;
  labels: readonly string[];
  creator: string;
  copyright: string;
  /** From the province down. */
  place: readonly string[];
  takenAt: Date | null;
  /** Degrees north and east. */
  position: { latitude: number; longitude: number } | null;
}

/** Returns an XMP file to lie beside the picture: Dublin Core, Photoshop's place and EXIF's position. */
export function pictureXmp(picture: PictureMetadata): string {
  const { title, description, labels, creator, copyright, place, takenAt, position } = picture;
  const [state = '', city = '', sublocation = ''] = place;
  const parts = [
    alternatives('dc:title', title),
    alternatives('dc:description', description),
    list('dc:subject', 'rdf:Bag', labels),
    list('dc:creator', 'rdf:Seq', creator === '' ? [] : [creator]),
    alternatives('dc:rights', copyright),
    element('photoshop:State', state),
    element('photoshop:City', city),
    element('Iptc4xmpCore:Location', sublocation),
    element('photoshop:DateCreated', takenAt?.toISOString() ?? ''),
    position ? element('exif:GPSLatitude', degrees(position.latitude, 'N', 'S')) : '',
    position ? element('exif:GPSLongitude', degrees(position.longitude, 'E', 'W')) : '',
  ];
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:exif="http://ns.adobe.com/exif/1.0/"',
    ' xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/">',
    ...parts.filter((part) => part !== ''),
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="w"?>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return text === '' ? '' : `<${name}>${escapeXml(text)}</${name}>`;
}

function alternatives(name: string, text: string): string {
  if (text === '') return '';
  return `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li></rdf:Alt></${name}>`;
}

function list(name: string, kind: 'rdf:Bag' | 'rdf:Seq', items: readonly string[]): string {
  if (items.length === 0) return '';
  return `<${name}><${kind}>${items.map((item) => element('rdf:li', item)).join('')}</${kind}></${name}>`;
}

/** Degrees and decimal minutes, as XMP's GPSCoordinate writes them: `26,52.5000N`. */
function degrees(value: number, positive: string, negative: string): string {
  const size = Math.abs(value);
  const whole = Math.floor(size);
  return `${whole},${((size - whole) * 60).toFixed(4)}${value < 0 ? negative : positive}`;
}

import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';

/** Pictures the tests paint for themselves. */

/** Paints a repeatable scene with edges, colours and texture: sky over hills, a sun, stripes. `seed` moves everything. */
export function paintScene(width: number, height: number, seed = 1): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = x / width;
      const v = y / height;
      const ridge = 0.55 + 0.2 * Math.sin(u * 5 + seed * 2.1) + 0.08 * Math.sin(u * 17 + seed * 5.7);
      const sun = Math.hypot(u - ((seed * 0.37) % 1), (v - 0.25) * 0.8) < 0.09;
      const grain = ((Math.imul(x + 1, 374_761_393) ^ Math.imul(y + seed, 668_265_263)) >>> 24) / 16;
      const stripe = Math.sin((u + v) * 40 * (1 + (seed % 3))) > 0.6 ? 25 : 0;
      const colour = sun
        ? [250, 210, 60]
        : v < ridge
          ? [90 + v * 120, 150 + v * 60, 225]
          : [60 + stripe, 110 - v * 40 + stripe, 40];
      data.set(
        colour.map((channel) => Math.min(255, channel + grain)),
        (y * width + x) * 3,
      );
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Returns a JPEG of soft spots; those of two seeds don't look alike. */
export function unlikePicture(seed: number, width: number, height: number): Promise<Buffer> {
  const spots = createHash('shake256', { outputLength: 12 * 8 * 3 })
    .update(String(seed))
    .digest();
  return sharp(spots, { raw: { width: 12, height: 8, channels: 3 } })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .jpeg({ quality: 92 })
    .toBuffer();
}

export function flatPicture(width: number, height: number, background: string): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** Returns the JPEG with one more segment right after its start marker. */
export function withSegment(jpeg: Buffer, marker: number, payload: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, payload, jpeg.subarray(2)]);
}

/** Returns the JPEG with IPTC data sets of record 2, as old Chinese software wrote them: no character set is named. */
export function withIptc(jpeg: Buffer, dataSets: readonly (readonly [number: number, value: Buffer])[]): Buffer {
  const records = Buffer.concat(
    dataSets.map(([number, value]) => {
      const head = Buffer.from([0x1c, 0x02, number, 0, 0]);
      head.writeUInt16BE(value.length, 3);
      return Buffer.concat([head, value]);
    }),
  );
  const size = Buffer.alloc(4);
  size.writeUInt32BE(records.length);
  const resource = Buffer.concat([Buffer.from('8BIM'), Buffer.from([0x04, 0x04, 0, 0]), size, records]);
  return withSegment(
    jpeg,
    0xed,
    Buffer.concat([Buffer.from('Photoshop 3.0\0'), resource, Buffer.alloc(records.length % 2)]),
  );
}

/** Returns an XMP packet around the given properties. */
export function xmpPacket(properties: string): string {
  const namespaces = [
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
    'xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"',
    'xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
    'xmlns:GPano="http://ns.google.com/photos/1.0/panorama/"',
  ].join(' ');
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ${namespaces}>${properties}</rdf:Description></rdf:RDF></x:xmpmeta>`;
}

import type { derivativeWidths } from '@tuyuan/contract/resource-path.ts';

/** File name of a derivative among those of its image: `w640` is 640 px wide, `h300` is 300 px high. */
export type DerivativeName = `${`w${(typeof derivativeWidths)[number]}` | 'h300'}.${'avif' | 'webp' | 'jpeg'}`;

export interface DerivativeSource {
  tenantSchema: string;
  /** Of the original's bytes. */
  sha256: Uint8Array;
  /** Of the rendering; see the column `image.version`. */
  version: string;
}

/** Folder of one rendering of an image; a new version goes into a new folder, the old one can be deleted as a whole. */
export function derivativeFolder({ tenantSchema, sha256, version }: DerivativeSource): string {
  const digest = Buffer.from(sha256).toString('hex');
  return `${tenantSchema}/derivatives/${digest.slice(0, 2)}/${digest}/${version}`;
}

/** Storage key of a derivative. Made of the tenant's schema, a digest and a random version: nothing a person typed enters it. */
export function derivativeKey(source: DerivativeSource, name: DerivativeName): string {
  return `${derivativeFolder(source)}/${name}`;
}

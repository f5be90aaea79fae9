interface DerivativeSource {
  tenantSchema: string;
  /** Of the original's bytes. */
  sha256: Uint8Array;
  /** Of the rendering; see the column `image.version`. */
  version: string;
}

/** Folder of one rendering of an image; a new version goes into a new folder, the old one can be deleted as a whole. */
export function derivativeFolder({ tenantSchema, sha256, version }: DerivativeSource): string {
  const digest = Buffer.from(sha256).toString('hex');
  return `${derivativesFolder(tenantSchema)}/${digest.slice(0, 2)}/${digest}/${version}`;
}

/** What lies below it are the renderings of a tenant's images: `<2 digits>/<SHA-256>/<version>/<name>`. */
export function derivativesFolder(tenantSchema: string): string {
  return `${tenantSchema}/derivatives`;
}

/** Storage key of a derivative, `name` as `derivativeName` makes it (`w640.avif`). Nothing a person typed enters it. */
export function derivativeKey(source: DerivativeSource, name: string): string {
  return `${derivativeFolder(source)}/${name}`;
}

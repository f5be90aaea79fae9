interface DerivativeSource {
  tenantSchema: string;
  /** Hash of the original's bytes. */
  sha256: Uint8Array;
  /** Version of the rendering; see the column `image.version`. */
  version: string;
}

/** Returns the folder of one rendering of an image; a new version goes into a new folder, so the old one can be deleted as a whole. */
export function derivativeFolder({ tenantSchema, sha256, version }: DerivativeSource): string {
  const digest = Buffer.from(sha256).toString('hex');
  return `${derivativesFolder(tenantSchema)}/${digest.slice(0, 2)}/${digest}/${version}`;
}

/** Returns the folder of the renderings of a tenant's images: `<2 digits>/<SHA-256>/<version>/<name>`. */
export function derivativesFolder(tenantSchema: string): string {
  return `${tenantSchema}/derivatives`;
}

/** Returns the storage key of a derivative, `name` as returned by `derivativeName` (`w640.avif`). It contains no user input. */
export function derivativeKey(source: DerivativeSource, name: string): string {
  return `${derivativeFolder(source)}/${name}`;
}

import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { derivativesFolder } from '../../site/index.ts';
import type { TenantLibrary } from './ingest-deps.ts';
import { findVersionsByDigest } from './rendered-image.repository.ts';

/** Far longer than a rendering may take: what is younger may be being written at this moment. */
const staleAfterMs = 6 * 3600 * 1000;
/** Renderings checked against the database per query. */
const batch = 200;

interface Rendering {
  /** Digest of the original, in hex. */
  digest: string;
  version: string;
  keys: string[];
  newest: number;
}

/** Deletes the files of renderings that belong to no image: left by a process killed while rendering or by an interrupted switch. */
export async function sweepDerivatives(
  storage: BlobStore,
  { schema, db }: TenantLibrary,
  now: () => number = Date.now,
): Promise<void> {
  let found: Rendering[] = [];
  async function deleteStale(): Promise<void> {
    const stale = found.filter(({ newest }) => now() - newest > staleAfterMs);
    found = [];
    const versions = await findVersionsByDigest(
      db,
      stale.map(({ digest }) => digest),
    );
    for (const { digest, version, keys } of stale) if (versions.get(digest) !== version) await storage.delete(keys);
  }
  for await (const { key, modifiedAt } of storage.list(derivativesFolder(schema))) {
    const [, digest, version] = /\/([0-9a-f]{64})\/([\w-]+)\/[^/]+$/.exec(key) ?? [];
    if (digest === undefined || version === undefined) continue;
    let rendering = found.at(-1);
    if (rendering?.digest !== digest || rendering.version !== version) {
      if (found.length === batch) await deleteStale();
      rendering = { digest, version, keys: [], newest: 0 };
      found.push(rendering);
    }
    rendering.keys.push(key);
    rendering.newest = Math.max(rendering.newest, modifiedAt.getTime());
  }
  await deleteStale();
}

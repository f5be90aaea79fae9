import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { RenderedPicture } from '../../../platform/imaging/imaging-protocol.ts';
import { derivativeVersion } from '../../../platform/imaging/render-derivatives.ts';
import type { WatermarkProfile } from '../../../platform/imaging/watermark-profile.ts';
import { derivativeKey } from '../../site/index.ts';
import type { IngestDeps, TenantLibrary } from './ingest-deps.ts';
import type { ImageToRender } from './processed-image.repository.ts';

/** Identifies how derivatives are made, with the watermark of that hash; when it changes, they have to be rendered again. */
export function derivativeRecipe(hash: string): string {
  return `${derivativeVersion}-${hash}`;
}

/** Returns an unguessable name for one rendering. */
export function newVersion(): string {
  return randomBytes(12).toString('base64url');
}

/**
 * Renders and stores each derivative while the next is being encoded; afterwards `keys` lists what may have been
 * stored. `onPresentable` is called when enough of them are stored to show the image.
 */
export async function renderImage(
  { imaging, storage }: IngestDeps,
  { schema }: TenantLibrary,
  image: ImageToRender,
  { version, layers }: { version: string; layers: readonly WatermarkProfile[] },
  keys: string[],
  onPresentable?: (rendered: RenderedPicture) => Promise<void>,
): Promise<RenderedPicture> {
  const stored: Promise<void>[] = [];
  try {
    const original = await buffer(await storage.read(image.originalKey));
    return await imaging.render(
      { source: { bytes: original }, fileName: image.originalName },
      {
        marks: layers,
        rights: { artist: image.artist || image.author, copyright: image.copyright || null },
        onDerivative({ name, bytes }) {
          const key = derivativeKey({ tenantSchema: schema, sha256: image.sha256, version }, name);
          const written = storage.put(key, Buffer.from(bytes));
          // Awaited below; until then a full disk must not count as an unhandled rejection.
          written.catch(() => undefined);
          keys.push(key);
          stored.push(written);
        },
        onPresentable(rendered) {
          if (!onPresentable) return;
          const shown = Promise.all(stored).then(() => onPresentable(rendered));
          shown.catch(() => undefined);
          stored.push(shown);
        },
      },
    );
  } finally {
    await Promise.allSettled(stored);
    await Promise.all(stored);
  }
}

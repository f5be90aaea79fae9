import type { Database } from '../../../platform/database/database.ts';
import type { WatermarkProfile } from '../../../platform/imaging/watermark-profile.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { siteLayers } from '../watermarks/index.ts';

/** A view shows about a quarter of the picture's height. */
const shrink = 5;
const minScale = 0.5;

/**
 * Returns the site's mark as a sphere carries it, spread over all of it: a corner there is only for who looks straight down. Tiles
 * with another `recipe` carry a mark that holds no longer.
 */
export async function panoramaMark(
  storage: BlobStore,
  library: { db: Database; schema: string },
): Promise<{ recipe: string; marks: WatermarkProfile[] }> {
  const { hash, layers } = await siteLayers(storage, library);
  const [layer] = layers;
  if (!layer) return { recipe: hash, marks: [] };
  const scale = Math.max(minScale, layer.scale / shrink);
  const isTiled = layer.placement === 'tile';
  return {
    recipe: hash,
    marks: [
      {
        ...layer,
        placement: 'tile',
        scale,
        opacity: isTiled ? layer.opacity : 0.3,
        margin: isTiled ? Math.max(scale * 5, layer.margin / 3) : 24,
      },
    ],
  };
}

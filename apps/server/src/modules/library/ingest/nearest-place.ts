import { chinaPlaces, type Place } from './china-places.ts';

const kmPerDegree = 111.2;
/** A place reaches no farther than its third neighbour's middle, and 30 km at least. */
const neighbours = 3;
const minReachKm = 30;

interface Located extends Place {
  centre: NonNullable<Place['centre']>;
}

interface Position {
  latitude: number;
  longitude: number;
}

const isLocated = (place: Place): place is Located => place.centre !== null;
const reachKm = new Map<Located, number>();

/** Returns the county, or the city without counties, whose middle is nearest; null abroad and at sea. */
export function nearestPlace(position: Position): Place | null {
  const places = chinaPlaces().filter(isLocated);
  let nearest: { place: Located; km: number } | null = null;
  for (const place of places) {
    const km = kmBetween(position, place.centre);
    if (nearest === null || km < nearest.km) nearest = { place, km };
  }
  if (!nearest) return null;
  return nearest.km <= reachOf(nearest.place, places) ? nearest.place : null;
}

function reachOf(place: Located, places: readonly Located[]): number {
  const known = reachKm.get(place);
  if (known !== undefined) return known;
  const distances = places.map(({ centre }) => kmBetween(place.centre, centre)).sort((a, b) => a - b);
  const reach = Math.max(minReachKm, distances[neighbours] ?? 0);
  reachKm.set(place, reach);
  return reach;
}

/** Over a flat earth: within a country's counties the error is below a percent. */
function kmBetween(a: Position, b: Position): number {
  const middle = ((a.latitude + b.latitude) / 2) * (Math.PI / 180);
  return kmPerDegree * Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos(middle));
}

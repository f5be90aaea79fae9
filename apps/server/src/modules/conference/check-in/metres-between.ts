interface Place {
  latitude: number;
  longitude: number;
}

const earthRadius = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Along the ground, the earth taken for a ball. */
export function metresBetween(one: Place, other: Place): number {
  const rise = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const turn = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const half = rise + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * turn;
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, half)));
}

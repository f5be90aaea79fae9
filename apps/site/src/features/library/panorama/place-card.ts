interface Box {
  readonly width: number;
  readonly height: number;
}

const gap = 34;
const edge = 12;

/** Returns the upper left of a hotspot's card: beside the hotspot where there is room, and always within the window. */
export function placeCard(spot: { x: number; y: number }, card: Box, room: Box): { x: number; y: number } {
  const inside = (at: number, size: number, whole: number) => Math.max(edge, Math.min(at, whole - size - edge));
  const right = spot.x + gap;
  const left = spot.x - gap - card.width;
  const fits = right + card.width <= room.width - edge || left < edge;
  return {
    x: Math.round(inside(fits ? right : left, card.width, room.width)),
    y: Math.round(inside(spot.y - card.height / 2, card.height, room.height)),
  };
}

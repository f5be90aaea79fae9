/** Directions on a sphere, in degrees: yaw to the right of a picture's middle, pitch above its horizon. */
export interface Direction {
  readonly yaw: number;
  readonly pitch: number;
}

const radians = Math.PI / 180;

/** Returns an angle as −180 (exclusive) to 180. */
export function wrapDegrees(angle: number): number {
  const wrapped = angle - 360 * Math.floor((angle + 180) / 360);
  return wrapped === -180 ? 180 : wrapped;
}

/** Returns a direction moved by so many degrees; past a pole it stays there. */
export function moveDirection({ yaw, pitch }: Direction, byYaw: number, byPitch: number): Direction {
  const round = (angle: number) => Math.round(angle * 10) / 10;
  return {
    yaw: round(wrapDegrees(yaw + byYaw)),
    pitch: round(Math.max(-90, Math.min(90, pitch + byPitch))),
  };
}

/** Returns the angle between two directions, 0 to 180. */
export function angleBetween(one: Direction, other: Direction): number {
  const cosine =
    Math.sin(one.pitch * radians) * Math.sin(other.pitch * radians) +
    Math.cos(one.pitch * radians) * Math.cos(other.pitch * radians) * Math.cos((one.yaw - other.yaw) * radians);
  return Math.acos(Math.max(-1, Math.min(1, cosine))) / radians;
}

/** Returns where a direction is on an equirectangular picture, in shares of it from the upper left. */
export function onPicture({ yaw, pitch }: Direction): { x: number; y: number } {
  return { x: (wrapDegrees(yaw) + 180) / 360, y: (90 - pitch) / 180 };
}

/** Returns the direction of a point of an equirectangular picture, with a tenth of a degree. */
export function fromPicture(x: number, y: number): Direction {
  return moveDirection({ yaw: 0, pitch: 0 }, x * 360 - 180, 90 - y * 180);
}

/** Returns the angle of view from top to bottom of a flat window of that shape (width / height) and angle from left to right. */
export function verticalFov(fov: number, aspect: number): number {
  return (2 * Math.atan(Math.tan((fov * radians) / 2) / aspect)) / radians;
}

/** Returns the angle of view from left to right; the counterpart of `verticalFov`. */
export function horizontalFov(vertical: number, aspect: number): number {
  return (2 * Math.atan(Math.tan((vertical * radians) / 2) * aspect)) / radians;
}

/** Returns which way one looks on a floor plan, in degrees clockwise from up. */
export function bearingOnPlan(heading: number, yaw: number): number {
  return wrapDegrees(heading + yaw);
}

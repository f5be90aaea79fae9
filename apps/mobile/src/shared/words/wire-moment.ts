/** `09:02` of `2026-11-20T09:02:11`. */
export function hourMinute(wire: string): string {
  return wire.slice(11, 16);
}

/** `11/20`. */
export function dayMonth(wire: string): string {
  return wire.slice(5, 10).replace('-', '/');
}

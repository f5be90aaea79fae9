/** Converts a `DateInput`’s day and time to the wire's; "" stays. */
export function wireMinute(value: string): string {
  return value.length === 16 ? `${value}:00` : value;
}

/** Converts the value of `<input type="datetime-local">` to the wire's; "" stays. */
export function wireMinute(value: string): string {
  return value.length === 16 ? `${value}:00` : value;
}

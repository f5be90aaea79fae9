/** What `<input type="datetime-local">` holds, as the wire has it; "" stays. */
export function wireMinute(value: string): string {
  return value.length === 16 ? `${value}:00` : value;
}

import type { Endpoint, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { toWireDate } from '@tuyuan/format/date.ts';

/** What a handler returns for a contract type: a `Date` may replace text, and `encodeTimes` formats it. */
export type Unencoded<T> = T extends string
  ? string extends T
    ? string | Date
    : T
  : T extends readonly (infer Item)[]
    ? readonly Unencoded<Item>[]
    : T extends object
      ? { [Key in keyof T]: Unencoded<T[Key]> }
      : T;

/** What an operation returns for a call of the contract: `Promise<AnswerTo<typeof getAlbums>>`. */
export type AnswerTo<E extends Endpoint> = Unencoded<OutputOf<E>>;

/** Returns `value` with each `Date` in it as `yyyy-MM-ddTHH:mm:ss` in `timeZone`: the one place where times become text. */
export function encodeTimes(value: unknown, timeZone: string): unknown {
  if (value instanceof Date) return toWireDate(value, timeZone);
  if (Array.isArray(value)) return value.map((item) => encodeTimes(item, timeZone));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, encodeTimes(field, timeZone)]));
}

import type { Filter } from './filter.ts';

/** The filter, with another value in the call. */
export function wired<Value, Wire, Known>(
  filter: Filter<Value, unknown, Known>,
  toWire: (value: Value) => Wire,
): Filter<Value, Wire, Known> {
  return { ...filter, toWire };
}

/** The filter, with parts of the call that are called otherwise than it is; none where it is the page's alone. */
export function spread<Value, Parts extends object, Known>(
  filter: Filter<Value, unknown, Known>,
  toParts: (value: Value) => Parts,
): Filter<Value, Parts, Known> & { readonly spreads: true } {
  return { ...filter, toWire: toParts, spreads: true };
}

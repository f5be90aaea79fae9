import type { ReactNode } from 'react';

/** One narrowing as it stands, and the filter's value without it. */
export interface Chip<Value> {
  /** The filter's value: 竖幅. */
  readonly label: ReactNode;
  readonly without: Value;
}

interface ControlProps<Value, Known> {
  readonly value: Value;
  readonly known: Known | undefined;
  onChange(value: Value): void;
}

/**
 * One condition a list can be narrowed by: in the address, in the call, in words and as a control.
 * `Known` is what has to be fetched first, as a tree's nodes; undefined until then and for whoever may not see it.
 */
export interface Filter<Value, Wire, Known = unknown> {
  /** The value that narrows nothing. */
  readonly none: Value;
  /** Returns what the address says, without anything the call would refuse. */
  read(query: URLSearchParams): Value;
  /** Returns the address's parameters; one without values is left out. */
  write(value: Value): Readonly<Record<string, readonly string[]>>;
  /** Returns what the call takes under the filter's name. */
  toWire(value: Value): Wire;
  /** True where `toWire` returns several parts of the call instead. */
  readonly spreads?: true;
  /** Returns what it narrows to now, one entry for each part that can be dropped alone. */
  chips(value: Value, known: Known | undefined): readonly Chip<Value>[];
  /** Absent where only a link sets it. */
  readonly control?: {
    readonly label: string;
    /** Text that is searched for while one types. */
    readonly isKeyword?: true;
    /** Returns nothing where there is nothing to choose from. */
    render(props: ControlProps<Value, Known>): ReactNode;
  };
}

/** Returns the one chip of a filter that is dropped as a whole; none without words. */
export function chip<Value>(label: ReactNode, without: Value): readonly Chip<Value>[] {
  return label === undefined || label === '' ? [] : [{ label, without }];
}

import type { ReactNode } from 'react';
import type { ListRules } from '../list/list-state.ts';
import type { Filter } from './filter.ts';

type FilterSet = Readonly<Record<string, Filter<unknown, unknown>>>;

type ValuesOf<Set extends FilterSet> = { readonly [Name in keyof Set]: Set[Name]['none'] };
type KnownOf<Set extends FilterSet> = { readonly [Name in keyof Set]?: Parameters<Set[Name]['chips']>[1] };

type OwnParts<Set extends FilterSet> = {
  [Name in keyof Set as Set[Name] extends { readonly spreads: true } ? never : Name]: ReturnType<Set[Name]['toWire']>;
};
type SpreadParts<Set extends FilterSet> = {
  [Name in keyof Set]: Set[Name] extends { readonly spreads: true }
    ? (parts: ReturnType<Set[Name]['toWire']>) => void
    : never;
}[keyof Set] extends (parts: infer Parts) => void
  ? Parts
  : never;

interface Order<Field extends string> {
  /** Fields the server sorts by. */
  readonly sortFields: readonly Field[];
  /** `field ASC|DESC`. */
  readonly defaultSorting: string;
}
type Sorting<Field extends string> = { sorting?: `${Field} ${'ASC' | 'DESC'}` };

/** What narrows a list now, in words. */
export interface ActiveFilter<Values> {
  readonly key: string;
  readonly label: ReactNode;
  /** The filters to change to drop it. */
  readonly without: Partial<Values>;
}

/** A filter's control as the filter row shows it. */
export interface FilterControl {
  readonly key: string;
  readonly label: string;
  readonly isSet: boolean;
  readonly isKeyword: boolean;
  readonly control: ReactNode;
}

/** A list's filters and order: how they stand in the address, what is called for them, and how they are shown. */
export interface Filters<Values, Request, Known> extends ListRules<Values> {
  /** Returns the call's input for all the filters leave, in order. */
  toRequest(values: Values, sorting: string): Request;
  active(values: Values, known: Known | undefined): ActiveFilter<Values>[];
  /** Returns the filters to change to drop all that narrows the list now. */
  cleared(values: Values): Partial<Values>;
  controls(values: Values, known: Known | undefined, change: Change<Values>): FilterControl[];
}

type Change<Values> = (patch: Partial<Values>, options?: { readonly replace?: boolean }) => void;

/** The values of a list's filters. */
export type FiltersOf<List> = List extends Filters<infer Values, infer _Request, infer _Known> ? Values : never;

const unsorted = { sortFields: [], defaultSorting: '' };

/** Defines a list's filters, in the order of its filter row, and what it can be sorted by. */
export function defineFilters<const Set extends FilterSet, const Field extends string = never>(
  set: Set,
  order?: Order<Field>,
): Filters<ValuesOf<Set>, OwnParts<Set> & SpreadParts<Set> & Sorting<Field>, KnownOf<Set>>;
export function defineFilters(
  set: FilterSet,
  { sortFields, defaultSorting }: Order<string> = unsorted,
): Filters<Readonly<Record<string, unknown>>, object, Readonly<Record<string, unknown>>> {
  const fields = Object.entries(set);
  const chipsOf = (name: string, field: Filter<unknown, unknown>, value: unknown, known: unknown) =>
    field.chips(value, known).map(({ label, without }, index) => ({
      key: `${name} ${index}`,
      label,
      without: { [name]: without },
    }));
  return {
    sortFields,
    defaultSorting,
    read: (query) => Object.fromEntries(fields.map(([name, field]) => [name, field.read(query)])),
    write: (values) => Object.assign({}, ...fields.map(([name, field]) => field.write(values[name]))),
    toRequest: (values, sorting) =>
      Object.assign(
        isSorting(sorting, sortFields) ? { sorting } : {},
        ...fields.map(([name, field]) => {
          const wire = field.toWire(values[name]);
          return field.spreads ? wire : { [name]: wire };
        }),
      ),
    active: (values, known) => fields.flatMap(([name, field]) => chipsOf(name, field, values[name], known?.[name])),
    cleared: (values) =>
      Object.fromEntries(
        fields
          .filter(([name, field]) => field.chips(values[name], undefined).length > 0)
          .map(([name, { none }]) => [name, none]),
      ),
    controls: (values, known, change) =>
      fields.flatMap(([name, { control, chips }]) => {
        const value = values[name];
        const isKeyword = control?.isKeyword ?? false;
        const shown = control?.render({
          value,
          known: known?.[name],
          onChange: (next) => change({ [name]: next }, { replace: isKeyword }),
        });
        if (!control || shown === undefined) return [];
        const isSet = chips(value, known?.[name]).length > 0;
        return [{ key: name, label: control.label, isSet, isKeyword, control: shown }];
      }),
  };
}

function isSorting(text: string, fields: readonly string[]): boolean {
  const [field = '', direction = ''] = text.split(' ');
  return fields.includes(field) && (direction === 'ASC' || direction === 'DESC');
}

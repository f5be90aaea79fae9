import { ChoiceSelect, type ChoiceSelectProps } from './choice-select.tsx';
import type { FilterControl } from './filter-row.tsx';

interface ChoiceFilterOptions<Choice extends string> extends ChoiceSelectProps<Choice> {
  readonly key: string;
}

/** A list's filter by any of a few named choices. */
export function choiceFilter<Choice extends string>({ key, ...select }: ChoiceFilterOptions<Choice>): FilterControl {
  return { key, label: select.label, isSet: select.value.length > 0, control: <ChoiceSelect {...select} /> };
}

import type { ManagedMaterial } from '@tuyuan/contract/conference/material.ts';
import { choices } from '../../../shared/filters/choices.tsx';
import { defineFilters, type FiltersOf } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';
import { stateNames, visibilityNames } from './material-words.ts';

export const materialFilters = defineFilters({
  keyword: text({ param: 'q', placeholder: '资料、场次、文件名', words: (keyword) => `「${keyword}」` }),
  states: choices({ param: 'state', label: '状态', titles: stateNames }),
  visibilities: choices({
    param: 'for',
    label: '谁能看',
    titles: visibilityNames,
    words: (visibilities) => `给${visibilities}`,
  }),
});

/** Filters on the client: a conference has tens of materials, not thousands. `sessionTitle` is "" for none. */
export function matchesFilters(
  material: ManagedMaterial,
  sessionTitle: string,
  { keyword, states, visibilities }: FiltersOf<typeof materialFilters>,
): boolean {
  const words = [material.title, material.category, material.fileName, sessionTitle].join(' ').toLowerCase();
  return (
    words.includes(keyword.toLowerCase()) &&
    (states.length === 0 || states.includes(material.state)) &&
    (visibilities.length === 0 || visibilities.includes(material.visibility))
  );
}

import {
  type ManagedMaterial,
  type MaterialVisibility,
  materialVisibilities,
} from '@tuyuan/contract/conference/material.ts';
import type { ActiveFilter } from '../../../shared/filters/filter-row.tsx';
import type { FilterCodec, ListRules } from '../../../shared/list/list-state.ts';
import { readChoices, readText, writeValues } from '../../../shared/list/query-values.ts';
import { type MaterialState, materialStates, stateNames, visibilityNames } from './material-words.ts';

export interface MaterialFilters {
  readonly keyword: string;
  readonly states: readonly MaterialState[];
  readonly visibilities: readonly MaterialVisibility[];
}

export const noMaterialFilters: MaterialFilters = { keyword: '', states: [], visibilities: [] };

const codec: FilterCodec<MaterialFilters> = {
  read: (query) => ({
    keyword: readText(query, 'q'),
    states: readChoices(query, 'state', materialStates),
    visibilities: readChoices(query, 'for', materialVisibilities),
  }),
  write: ({ keyword, states, visibilities }) => ({
    q: writeValues(keyword),
    state: writeValues(states),
    for: writeValues(visibilities),
  }),
};

export const materialListRules: ListRules<MaterialFilters> = { codec, sortFields: [], defaultSorting: '' };

/** What narrows the list now, in words, each with the way to drop it. */
export function activeMaterialFilters(filters: MaterialFilters): ActiveFilter<MaterialFilters>[] {
  const { keyword, states, visibilities } = filters;
  const all: { isSet: boolean; label: string; without: Partial<MaterialFilters> }[] = [
    { isSet: keyword !== '', label: `「${keyword}」`, without: { keyword: '' } },
    { isSet: states.length > 0, label: states.map((state) => stateNames[state]).join('、'), without: { states: [] } },
    {
      isSet: visibilities.length > 0,
      label: `给${visibilities.map((each) => visibilityNames[each]).join('、')}`,
      without: { visibilities: [] },
    },
  ];
  return all.filter(({ isSet }) => isSet).map(({ label, without }) => ({ label, without }));
}

/** The list comes whole: a conference has tens of materials, not thousands. `sessionTitle` "" for none. */
export function matchesFilters(
  material: ManagedMaterial,
  sessionTitle: string,
  { keyword, states, visibilities }: MaterialFilters,
): boolean {
  const words = [material.title, material.category, material.fileName, sessionTitle].join(' ').toLowerCase();
  return (
    words.includes(keyword.toLowerCase()) &&
    (states.length === 0 || states.includes(material.state)) &&
    (visibilities.length === 0 || visibilities.includes(material.visibility))
  );
}

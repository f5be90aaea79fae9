import type { ActiveFilter } from '../../../shared/filters/filter-row.tsx';
import { type FilterCodec, type ListRules, type ListState, pageRequest } from '../../../shared/list/list-state.ts';
import { readId, readText, writeValues } from '../../../shared/list/query-values.ts';

export interface ScanFilters {
  readonly keyword: string;
  readonly pointId: number | undefined;
  readonly onlyRefused: boolean;
}

export const noScanFilters: ScanFilters = { keyword: '', pointId: undefined, onlyRefused: false };

/** The list is one of the tab's sections: its address says so, too. */
const codec: FilterCodec<ScanFilters> = {
  read: (query) => ({
    keyword: readText(query, 'keyword'),
    pointId: readId(query, 'point'),
    onlyRefused: query.get('refused') === '1',
  }),
  write: ({ keyword, pointId, onlyRefused }) => ({
    section: ['scans'],
    keyword: writeValues(keyword),
    point: writeValues(pointId),
    refused: onlyRefused ? ['1'] : [],
  }),
};

export const scanListRules: ListRules<ScanFilters> = { codec, sortFields: [], defaultSorting: '' };

export function scanListRequest(conferenceId: number, state: ListState<ScanFilters>) {
  return { conferenceId, ...state.filters, ...pageRequest(state) };
}

/** What narrows the list now, in words, each with the way to drop it. */
export function activeScanFilters(
  { keyword, pointId, onlyRefused }: ScanFilters,
  pointName: (id: number) => string,
): ActiveFilter<ScanFilters>[] {
  return [
    ...(keyword === '' ? [] : [{ label: keyword, without: { keyword: '' } }]),
    ...(pointId === undefined ? [] : [{ label: pointName(pointId), without: { pointId: undefined } }]),
    ...(onlyRefused ? [{ label: '未放行', without: { onlyRefused: false } }] : []),
  ];
}

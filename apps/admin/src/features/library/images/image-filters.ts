import type { Orientation } from '@tuyuan/contract/library/image.ts';
import type { ActiveFilter } from '../../../shared/filters/filter-row.tsx';
import {
  type LibraryFilters,
  type LibraryNames,
  libraryFilterWords,
  noLibraryFilters,
  readLibraryFilters,
  setFilters,
  writeLibraryFilters,
} from '../../../shared/filters/library-filters.ts';
import type { FilterCodec, ListRules } from '../../../shared/list/list-state.ts';
import { readChoices, readDay, readId, writeValues } from '../../../shared/list/query-values.ts';

export interface ImageFilters extends LibraryFilters {
  readonly albumId: number | undefined;
  readonly orientations: readonly Orientation[];
  /** Days `yyyy-MM-dd`. */
  readonly createdFrom: string | undefined;
  readonly createdTo: string | undefined;
}

export const noImageFilters: ImageFilters = {
  ...noLibraryFilters,
  albumId: undefined,
  orientations: [],
  createdFrom: undefined,
  createdTo: undefined,
};

export const orientationTitles = { landscape: '横幅', portrait: '竖幅', square: '方形', panorama: '全景' } as const;
export const orientations = ['landscape', 'portrait', 'square', 'panorama'] as const satisfies Orientation[];

const codec: FilterCodec<ImageFilters> = {
  read: (query) => ({
    ...readLibraryFilters(query),
    albumId: readId(query, 'album'),
    orientations: readChoices(query, 'orientation', orientations),
    createdFrom: readDay(query, 'from'),
    createdTo: readDay(query, 'to'),
  }),
  write: (filters) => ({
    ...writeLibraryFilters(filters),
    album: writeValues(filters.albumId),
    orientation: writeValues(filters.orientations),
    from: writeValues(filters.createdFrom),
    to: writeValues(filters.createdTo),
  }),
};

export const imageListRules: ListRules<ImageFilters> = {
  codec,
  sortFields: ['createdAt', 'publishedAt', 'takenAt', 'title', 'views', 'likes', 'downloads', 'bytes'],
  defaultSorting: 'createdAt DESC',
};

interface Names extends LibraryNames {
  readonly album: string;
}

/** What narrows the list now, in words, each with the way to drop it. */
export function activeImageFilters(filters: ImageFilters, names: Names): ActiveFilter<ImageFilters>[] {
  const { createdFrom, createdTo } = filters;
  return setFilters<ImageFilters>([
    ...libraryFilterWords(filters, names),
    { isSet: filters.albumId !== undefined, label: names.album, without: { albumId: undefined } },
    {
      isSet: filters.orientations.length > 0,
      label: filters.orientations.map((orientation) => orientationTitles[orientation]).join('、'),
      without: { orientations: [] },
    },
    {
      isSet: createdFrom !== undefined || createdTo !== undefined,
      label: `${createdFrom ?? ''} 至 ${createdTo ?? '今天'}`,
      without: { createdFrom: undefined, createdTo: undefined },
    },
  ]);
}

import {
  type LibraryFilters,
  noLibraryFilters,
  readLibraryFilters,
  writeLibraryFilters,
} from '../../../shared/filters/library-filters.ts';
import type { ListRules } from '../../../shared/list/list-state.ts';

export type AlbumFilters = LibraryFilters;

export const noAlbumFilters = noLibraryFilters;

export const albumListRules: ListRules<AlbumFilters> = {
  codec: { read: readLibraryFilters, write: writeLibraryFilters },
  sortFields: ['createdAt', 'publishedAt', 'title', 'views', 'likes', 'imageCount'],
  defaultSorting: 'createdAt DESC',
};

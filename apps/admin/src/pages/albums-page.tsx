import { AlbumList } from '../features/manage-albums/album-list.tsx';
import { useFilterChoices } from '../shared/filters/use-filter-choices.ts';

export function AlbumsPage() {
  return <AlbumList {...useFilterChoices()} />;
}

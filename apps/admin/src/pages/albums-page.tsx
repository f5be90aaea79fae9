import { AlbumList } from '../features/library/albums/album-list.tsx';
import { useFilterChoices } from '../shared/filters/use-filter-choices.ts';

export function AlbumsPage() {
  return <AlbumList {...useFilterChoices()} />;
}

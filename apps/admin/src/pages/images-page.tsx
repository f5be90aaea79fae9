import { ImageList } from '../features/library/images/image-list.tsx';
import { useFilterChoices } from '../shared/filters/use-filter-choices.ts';

export function ImagesPage() {
  return <ImageList {...useFilterChoices()} />;
}

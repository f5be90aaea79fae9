import { ImageLabelList } from '../features/library/labels/image-label-list.tsx';

export function ImageLabelsPage() {
  return <ImageLabelList />;
}

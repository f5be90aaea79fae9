import { PanoramaList } from '../features/library/panoramas/panorama-list.tsx';

export function PanoramasPage() {
  return <PanoramaList />;
}

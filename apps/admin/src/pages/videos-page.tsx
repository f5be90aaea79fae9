import { VideoList } from '../features/library/videos/video-list.tsx';
import { useFilterChoices } from '../shared/filters/use-filter-choices.ts';

export function VideosPage() {
  return <VideoList categories={useFilterChoices().categories} />;
}

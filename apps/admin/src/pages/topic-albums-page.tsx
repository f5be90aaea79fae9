import { TopicList } from '../features/library/topics/topic-list.tsx';

export function TopicAlbumsPage() {
  return <TopicList />;
}

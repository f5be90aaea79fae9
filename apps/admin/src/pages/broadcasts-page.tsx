import { BroadcastList } from '../features/community/broadcasts/broadcast-list.tsx';

export function BroadcastsPage() {
  return <BroadcastList />;
}

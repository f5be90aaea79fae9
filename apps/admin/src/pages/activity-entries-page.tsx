import { useParams } from 'react-router-dom';
import { EntriesDesk } from '../features/contest/entries/entries-desk.tsx';

export function ActivityEntriesPage() {
  const id = Number(useParams().id);
  return <EntriesDesk key={id} activityId={id} />;
}

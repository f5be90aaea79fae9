import { useParams } from 'react-router-dom';
import { VoteDesk } from '../features/contest/votes/vote-desk.tsx';

export function ActivityVotesPage() {
  const id = Number(useParams().id);
  return <VoteDesk key={id} activityId={id} />;
}

import { FeedbackList } from '../features/community/feedback/feedback-list.tsx';

export function FeedbackPage() {
  return <FeedbackList />;
}

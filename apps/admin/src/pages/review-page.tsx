import { ReviewDesk } from '../features/library/review/review-desk.tsx';

export function ReviewPage() {
  return <ReviewDesk />;
}

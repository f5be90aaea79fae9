import { CommentDesk } from '../features/community/comments/comment-desk.tsx';

export function CommentsPage() {
  return <CommentDesk />;
}

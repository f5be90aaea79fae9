import { CommentList } from '../../features/community/comments/comment-list.tsx';
import { ActivityPage } from '../../features/contest/activity/activity-page.tsx';

export function ActivityCommentPage() {
  return <ActivityPage title="评论">{({ id }) => <CommentList key={id} kind="activity" id={id} />}</ActivityPage>;
}

import { useGetActivityQuery } from '@tuyuan/api-client/contest/activity-data.ts';
import { ActivityFrame } from '../../../features/contest/activity/activity-frame.tsx';
import { activityMeta, loadActivity } from '../../../features/contest/activity/load-activity.ts';
import { browserPart } from '../../../shared/browser-part.tsx';
import { activityPaths } from '../../../shared/contest/activity-paths.ts';
import { definePage } from '../../../shared/page.ts';
import { usePageId } from '../../../shared/page-id.ts';

const CommentSection = browserPart(
  async () => (await import('../../../features/community/comments/comment-section.tsx')).CommentSection,
  () => null,
);

function CommentPage() {
  const id = usePageId();
  const { currentData: activity } = useGetActivityQuery({ id });
  if (!activity) return null;
  return (
    <ActivityFrame activity={activity} current="评论">
      <CommentSection key={id} kind="activity" id={id} path={activityPaths.comments(id)} />
    </ActivityFrame>
  );
}

export const page = definePage({
  component: CommentPage,
  prefetch: loadActivity,
  isValid: (activity) => activity !== undefined,
  meta: (activity, context) => activityMeta(activity, context, activity && activityPaths.comments(activity.id)),
});

import { notificationKinds } from '@tuyuan/contract/community/notification-words.ts';
import { useParams } from 'react-router-dom';
import { browserPart } from '../../../shared/browser-part.tsx';
import { definePage } from '../../../shared/page.ts';
import { readPageId } from '../../../shared/page-id.ts';
import { PanelsSkeleton } from '../../../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../../../shared/user-centre/user-frame.tsx';

const NotificationList = browserPart(
  async () => (await import('../../../features/community/notification/notification-list.tsx')).NotificationList,
  PanelsSkeleton,
);
const NoticeContent = browserPart(
  async () => (await import('../../../features/community/notification/notice-content.tsx')).NoticeContent,
  PanelsSkeleton,
);

const kindOf = (part: string | undefined) => notificationKinds.find((kind) => kind === part);

function NotificationPage() {
  const kind = kindOf(useParams().part);
  return <UserFrame title="通知">{kind ? <NotificationList key={kind} kind={kind} /> : <NoticeContent />}</UserFrame>;
}

/** One kind of notifications, or NoticeContent with the id of one. */
export const page = definePage({
  component: NotificationPage,
  requiresLogin: true,
  prefetch: async () => null,
  isValid: (_data, { params: { part }, url }) =>
    kindOf(part) !== undefined || (part === 'NoticeContent' && readPageId(url.searchParams) !== undefined),
  meta: () => ({ title: '通知' }),
});

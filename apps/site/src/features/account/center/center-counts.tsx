import { useGetCreditOverviewQuery } from '@tuyuan/api-client/commerce/credits.ts';
import { useGetFoldersQuery } from '@tuyuan/api-client/community/user-collection.ts';
import { useGetFollowedQuery } from '@tuyuan/api-client/community/user-follow.ts';
import { useGetUnreadNotificationsQuery } from '@tuyuan/api-client/community/user-notification.ts';
import { useGetPhotographerInfoQuery } from '@tuyuan/api-client/library/photographer-data.ts';
import type { UserProfile } from '@tuyuan/contract/account/front-user.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { photographerPath } from '../../../shared/photographer-paths.ts';
import { fresh } from './fresh.ts';
import { StateTiles } from './state-tiles.tsx';

/** One's figures at a glance; one that isn't known is a dash. */
export function CenterCounts({ profile: { id, isPhotographer } }: { readonly profile: UserProfile }) {
  const { data: credits } = useGetCreditOverviewQuery(undefined, fresh);
  const { data: folders } = useGetFoldersQuery({}, fresh);
  const { data: followed } = useGetFollowedQuery({ maxResultCount: 0 }, fresh);
  const { data: unread } = useGetUnreadNotificationsQuery(undefined, fresh);
  const { data: info } = useGetPhotographerInfoQuery({ userId: id }, { ...fresh, skip: !isPhotographer });
  const collected =
    folders && [...folders.items, folders.loose].reduce((sum, { images, albums }) => sum + images + albums, 0);
  const unreadCount = unread && Object.values(unread).reduce((sum, count) => sum + count, 0);
  const shown = (count: number | undefined) => (count === undefined ? '–' : formatCount(count));
  return (
    <StateTiles
      label="我的数字"
      tiles={[
        { label: '积分', value: shown(credits?.available), href: '/credits' },
        { label: '收藏', value: shown(collected), href: '/user/main/collection/photo' },
        { label: '关注', value: shown(followed?.totalCount), href: '/user/main/follow?tab=people' },
        { label: '未读通知', value: shown(unreadCount), href: '/user/main/notification/notice' },
        ...(isPhotographer
          ? [
              { label: '粉丝', value: shown(info?.followerCount), href: photographerPath(id) },
              { label: '获得的喜欢', value: shown(info?.likeCount), href: '/user/main/works/photo' },
            ]
          : []),
      ]}
    />
  );
}

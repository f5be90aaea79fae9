import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { BadgeCheck, FileText, FolderHeart, MapPin, MessageCircle, Trophy, Upload, UserPlus } from 'lucide-react';
import { ListCard } from '../../../shared/layout/list-card.tsx';
import { Row } from '../../../shared/layout/row.tsx';
import { paths } from '../../../shared/paths.ts';

/** Everything else that there is in this activity. */
export function MenuRows({ activity }: { readonly activity: ActivityInfo }) {
  const { id, allowActions, entrant, stages, place, ownWorks } = activity;
  return (
    <>
      <ListCard>
        {allowActions.includes('register') && (
          <Row icon={UserPlus} title="报名参加" href={`/activity/regtype?id=${id}`} />
        )}
        {allowActions.includes('contribute') && <Row icon={Upload} title="投稿" href={`/user/uploadVote?id=${id}`} />}
        {entrant !== null && (
          <Row icon={FolderHeart} title="我的作品" value={`${ownWorks} 件`} href={`/activity/myworks?id=${id}`} />
        )}
        {stages.vote !== null && <Row icon={BadgeCheck} title="我的票和验票" href={`/activity/vote?id=${id}`} />}
        <Row icon={FileText} title="细则和权利说明" href={`/activity/detail/description?id=${id}`} />
        <Row icon={MessageCircle} title="评论" href={`/activity/detail/comment?id=${id}`} />
        {place !== '' && <Row icon={MapPin} title="怎么去" value={place} href={`/activity/navigate?id=${id}`} />}
      </ListCard>
      <ListCard>
        <Row icon={Trophy} title="全部活动" to={paths.activities} />
      </ListCard>
    </>
  );
}

import { useGetActivityQuery } from '@tuyuan/api-client/contest/activity-data.ts';
import { deadlineText } from '@tuyuan/format/activity-times.ts';
import { QrCode } from '@tuyuan/ui/qr-code.tsx';
import { useSiteOrigin } from '../../../shared/use-site-origin.ts';
import { ActivityFrame } from './activity-frame.tsx';
import styles from './activity-phone.module.css';

interface ActivityPhoneProps {
  readonly id: number;
  /** Whether the code opens the gallery of works instead of the activity. */
  readonly isOfGallery?: boolean;
}

/** The code that opens the activity on a phone, and what one can do there now. */
export function ActivityPhone({ id, isOfGallery = false }: ActivityPhoneProps) {
  const { currentData: activity } = useGetActivityQuery({ id });
  const origin = useSiteOrigin();
  if (!activity) return null;
  const path = `${isOfGallery ? '/mobile/activity/all' : '/mobile/brief'}?id=${id}`;
  return (
    <ActivityFrame activity={activity} current={isOfGallery ? '作品' : null}>
      <div className={styles.phone}>
        <a href={path} className={styles.code}>
          {origin !== '' && <QrCode text={`${origin}${path}`} label={`${activity.name}的二维码`} size={240} />}
        </a>
        <div className={styles.words}>
          <h2>{isOfGallery ? '扫码看参赛作品' : (tips[activity.progressState] ?? '扫码看活动')}</h2>
          <p>{deadlineText(activity)}</p>
          <p>用手机相机或微信「扫一扫」扫描二维码，登录后就能参加。</p>
        </div>
      </div>
    </ActivityFrame>
  );
}

const tips: Readonly<Partial<Record<string, string>>> = {
  preview: '活动还没开始',
  submitting: '扫码投稿',
  voting: '扫码投票',
  publicity: '扫码看公示',
  finished: '活动已结束，可以看结果',
  cancelled: '活动已取消',
};

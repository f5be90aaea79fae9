import { useGetAchievementsQuery } from '@tuyuan/api-client/contest/award.ts';
import type { OwnAward } from '@tuyuan/contract/contest/award.ts';
import { awardCertificatePath } from '@tuyuan/contract/contest/contest-path.ts';
import { formatDate } from '@tuyuan/format/date.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { activityPaths } from '../../../shared/contest/activity-paths.ts';
import { workUrl } from '../../../shared/contest/work-url.ts';
import styles from './own-awards.module.css';

/** What one won, in one activity or in all, with the certificates; nothing where there is none. */
export function OwnAwards({ activityId }: { readonly activityId: number | undefined }) {
  const { data } = useGetAchievementsQuery({ ...(activityId && { activityId }) }, { refetchOnMountOrArgChange: true });
  if (!data || data.awards.length === 0) return null;
  return (
    <section className={styles.awards} aria-label="我的获奖">
      <h2>我的获奖 {data.awards.length}</h2>
      <ul>
        {data.awards.map((award) => (
          <li key={award.id}>
            <Award award={award} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Award({ award }: { readonly award: OwnAward }) {
  const { no, state, reason, activity, prize, rank, title, entryId, picture, publishedAt } = award;
  const isRevoked = state === 'revoked';
  return (
    <>
      {entryId !== null && picture ? (
        <img src={workUrl(entryId, picture, 320)} alt="" loading="lazy" />
      ) : (
        <span className={styles.none} />
      )}
      <div className={styles.words}>
        <p>
          <b className={classNames(isRevoked && styles.revoked)}>{prize}</b> · {title}
          {rank !== null && !isRevoked && ` · 第 ${rank} 名`}
        </p>
        <p className={styles.note}>
          <Link href={activityPaths.awards(activity.id)}>{activity.name}</Link> · {formatDate(publishedAt)} 公布
        </p>
        <p className={styles.note}>
          证书 <Link href={`/single?key=award&no=${no}`}>{no}</Link>
          {isRevoked && `，已撤销：${reason}`}
        </p>
      </div>
      {!isRevoked && (
        <ButtonLink href={awardCertificatePath(no)} size="small" icon="download">
          下载证书
        </ButtonLink>
      )}
    </>
  );
}

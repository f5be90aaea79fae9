import { useGetAwardsQuery } from '@tuyuan/api-client/contest/award.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { activityPaths } from '../../../shared/contest/activity-paths.ts';
import { workUrl } from '../../../shared/contest/work-url.ts';
import styles from './awards-view.module.css';

type Prize = NonNullable<ReturnType<typeof useGetAwardsQuery>['data']>['prizes'][number];

/** Who won, by prize. */
export function AwardsView({ activityId }: { readonly activityId: number }) {
  const { currentData, isError, isFetching, refetch } = useGetAwardsQuery({ activityId });
  return (
    <div className={styles.body}>
      {!currentData && isError && (
        <ErrorState title="获奖名单没有打开" onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!currentData && !isError && <Skeleton height={480} />}
      {currentData?.prizes.length === 0 && (
        <EmptyState title="还没有公布获奖作品" text="评审结束、主办方公布之后会出现在这里。" />
      )}
      {currentData?.prizes.map((prize) => (
        <section key={prize.name} className={styles.prize}>
          <h2>
            {prize.name} {prize.reward !== '' && <span className={styles.note}>{prize.reward}</span>}
          </h2>
          <ul className={styles.works}>
            {prize.awards.map((award) => (
              <li key={award.id}>
                <Winner award={award} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {currentData && currentData.prizes.length > 0 && (
        <p className={styles.note}>
          证书真伪可在<Link href="/single?key=award">证书核验</Link>查，不用登录。
        </p>
      )}
    </div>
  );
}

function Winner({ award }: { readonly award: Prize['awards'][number] }) {
  const { entryId, picture, title, author, number, prize, rank } = award;
  const words = (
    <>
      <span className={styles.frame}>
        {entryId !== null && picture ? (
          <img
            src={workUrl(entryId, picture, 640)}
            alt=""
            loading="lazy"
            width={picture.width}
            height={picture.height}
          />
        ) : (
          <span className={styles.note}>作品已撤下</span>
        )}
      </span>
      <span className={styles.words}>
        <b>{title}</b>
        <span className={styles.badge}>{prize}</span>
        <span className={styles.note}>
          {[author || '作者已注销', entryNumber(number), rank !== null && `第 ${rank} 名`].filter(Boolean).join(' · ')}
        </span>
      </span>
    </>
  );
  return entryId === null ? (
    <div className={styles.work}>{words}</div>
  ) : (
    <Link href={activityPaths.work(entryId)} className={styles.work}>
      {words}
    </Link>
  );
}

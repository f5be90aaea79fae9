import type { VerifiedAward } from '@tuyuan/contract/contest/award.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import { formatDate } from '@tuyuan/format/date.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { activityPaths } from '../../../shared/contest/activity-paths.ts';
import { workUrl } from '../../../shared/contest/work-url.ts';
import styles from '../../../shared/verify.module.css';

interface AwardResultProps {
  readonly asked: string;
  readonly award: VerifiedAward | null;
}

/** Says whether a certificate is valid, revoked or unknown, and what is printed on it. */
export function AwardResult({ asked, award }: AwardResultProps) {
  if (!award)
    return (
      <article className={styles.licence}>
        <div className={classNames(styles.band, styles.none)}>
          <Icon name="warning" />
          <p className={styles.said}>
            查不到这个编号<span>请看看是否少输了一位，或联系主办方。</span>
          </p>
        </div>
        <div className={styles.facts}>
          <dl>
            <dt>你输入的</dt>
            <dd>{asked}</dd>
          </dl>
        </div>
      </article>
    );
  const { no, isRevoked, reason, revokedAt, activityName, organiser, prize, rank, number, title, author } = award;
  return (
    <article className={styles.licence}>
      <div className={classNames(styles.band, isRevoked ? styles.revoked : styles.valid)}>
        <Icon name={isRevoked ? 'warning' : 'success'} />
        <p className={styles.said}>
          {isRevoked ? '这张证书已撤销' : '这张证书是真的'}
          <span>{isRevoked ? `${revokedAt ? formatDate(revokedAt) : ''} 由主办方撤销` : '与评奖记录一致'}</span>
        </p>
      </div>
      <div className={styles.facts}>
        <dl>
          <dt>证书编号</dt>
          <dd>{no}</dd>
          {isRevoked && (
            <>
              <dt>撤销原因</dt>
              <dd>{reason}</dd>
            </>
          )}
          <dt>作品</dt>
          <dd>
            《{title}》{entryNumber(number)}
          </dd>
          <dt>作者</dt>
          <dd>{author}</dd>
          <dt>奖项</dt>
          <dd>
            {activityName} · {prize}
            {rank !== null && `，第 ${rank} 名`}
          </dd>
          {organiser !== '' && (
            <>
              <dt>颁发</dt>
              <dd>{organiser}</dd>
            </>
          )}
          <dt>公布</dt>
          <dd>{formatDate(award.publishedAt)}</dd>
          <dt>状态</dt>
          <dd>{isRevoked ? '已撤销' : '有效'}</dd>
        </dl>
        {award.entryId !== null && award.picture && !isRevoked && (
          <Link href={activityPaths.work(award.entryId)} aria-label={`看作品《${title}》`}>
            <img
              src={workUrl(award.entryId, award.picture, 640)}
              alt=""
              width={award.picture.width}
              height={award.picture.height}
            />
          </Link>
        )}
      </div>
    </article>
  );
}

import type { VerifiedLicence } from '@tuyuan/contract/commerce/licence.ts';
import { formatDateTime } from '@tuyuan/format/date.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { LinePicture } from '../../../shared/commerce/line-picture.tsx';
import { tierName } from '../../../shared/licence-tiers.ts';
import styles from '../../../shared/verify.module.css';

interface VerifyResultProps {
  readonly by: 'number' | 'file';
  readonly asked: string;
  readonly licences: readonly VerifiedLicence[];
}

/** Says what a check found, as a band and the facts of each licence. */
export function VerifyResult({ by, asked, licences }: VerifyResultProps) {
  if (licences.length === 0)
    return (
      <p className={classNames(styles.band, styles.none)}>
        <Icon name="info" />{' '}
        {by === 'number' ? `没有这个授权编号：${asked}` : `「${asked}」不是本站授权过的原图或原片文件`}
      </p>
    );
  return licences.map((licence) => (
    <article key={licence.no} className={styles.licence}>
      <p className={classNames(styles.band, licence.isRevoked ? styles.revoked : styles.valid)}>
        <Icon name={licence.isRevoked ? 'warning' : 'success'} />
        {licence.isRevoked ? '已撤销' : by === 'file' ? '有效，文件一致' : '有效'} · {licence.no}
      </p>
      <div className={styles.facts}>
        <LinePicture ware={licence} />
        <dl>
          <dt>{licence.videoId === null ? '图片' : '视频'}</dt>
          <dd>
            {licence.title}（{licence.wareNo}）
          </dd>
          <dt>作者</dt>
          <dd>{licence.author.name}</dd>
          <dt>授权</dt>
          <dd>
            {tierName(licence.tier)}，条款第 {licence.textVersion} 版
          </dd>
          <dt>授权对象</dt>
          <dd>{licence.licensee}</dd>
          <dt>发放</dt>
          <dd>{formatDateTime(licence.issuedAt)}</dd>
          {licence.revokedAt && (
            <>
              <dt>撤销</dt>
              <dd>{formatDateTime(licence.revokedAt)}</dd>
            </>
          )}
          <dt>{licence.videoId === null ? '原图' : '原片'}指纹</dt>
          <dd className={styles.hash}>{licence.sha256}</dd>
        </dl>
      </div>
    </article>
  ));
}

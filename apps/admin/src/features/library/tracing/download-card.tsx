import type { TracedDownload } from '@tuyuan/contract/library/trace.ts';
import { Alert, Tag } from 'antd';
import styles from './trace-desk.module.css';
import { chanceWords, sureness } from './trace-words.ts';

interface DownloadCardProps {
  readonly download: TracedDownload;
  readonly author: string;
  readonly isProven: boolean;
}

const purposes = { office: '后台 · 原图', license: '授权 · 原图', shared: '作者分享 · 原图' } as const;

/** The download that a leaked copy comes from, or one that it may come from. */
export function DownloadCard({ download, author, isProven }: DownloadCardProps) {
  const { user, at, ordinal, purpose, licenseId, falseAlarm } = download;
  return (
    <section className={styles.card} aria-label={isProven ? '来自这一次下载' : '可能是这一次下载'}>
      <header className={styles.cardHead}>
        <h2 className={styles.title}>{isProven ? '来自这一次下载' : '可能是这一次'}</h2>
        <Tag>{purposes[purpose]}</Tag>
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>下载人</dt>
          <dd>{user ? `${user.nickName}（${user.userName}）` : '账号已注销'}</dd>
        </div>
        {user && user.phone !== '' && (
          <div>
            <dt>手机</dt>
            <dd>{user.phone}</dd>
          </div>
        )}
        {licenseId !== null && (
          <div>
            <dt>授权</dt>
            <dd>{licenseId}</dd>
          </div>
        )}
        <div>
          <dt>下载</dt>
          <dd>
            {at.replace('T', ' ')}
            {ordinal > 0 && ` · 这张图第 ${ordinal} 次`}
          </dd>
        </div>
        <div>
          <dt>把握</dt>
          <dd>{sureness(falseAlarm)}</dd>
        </div>
        <div>
          <dt>摄影师</dt>
          <dd>{author}</dd>
        </div>
      </dl>
      {isProven ? (
        <Alert type="warning" title="流出不一定是本人有意：先看用途在不在授权里，再联系。" />
      ) : (
        <Alert type="warning" title={chanceWords(falseAlarm)} />
      )}
      <p className={styles.note}>这次查询已记入操作日志</p>
    </section>
  );
}

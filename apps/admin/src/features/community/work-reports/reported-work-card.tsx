import { useDecideOnReportedWorkMutation } from '@tuyuan/api-client/community/work-report.ts';
import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import { type ReportedKind, type ReportOutcome, workFaultWords } from '@tuyuan/contract/community/comment-words.ts';
import type { ReportedWork } from '@tuyuan/contract/community/work-report.ts';
import { App, Button, Tag } from 'antd';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { fullMoment } from '../../../shared/wire-moment.ts';
import styles from './work-report-desk.module.css';

const kindTitles: Readonly<Record<ReportedKind, string>> = { image: '图片', album: '图集', work: '参赛作品' };
const paths: Readonly<Record<ReportedKind, string>> = {
  image: '/photo',
  album: '/gallery/detail',
  work: '/workdetail',
};
const outcomeTitles: Readonly<Record<ReportOutcome, string>> = {
  dismissed: '举报不成立',
  offline: '已下架',
  settled: '已另行处理',
};

/** One reported work: its picture, what is said against it, and the decision. */
export function ReportedWorkCard({ work }: { readonly work: ReportedWork }) {
  const { kind, subjectId, title, author, cover, isShown, reports, outcome, decidedAt, decidedBy } = work;
  const [decide, { isLoading }] = useDecideOnReportedWorkMutation();
  const may = usePermissions();
  const { modal } = App.useApp();
  const attempt = useAttempt();
  const name = `${kindTitles[kind]}「${title || '已删除'}」`;
  const mayTakeOffline = kind !== 'work' && may(kind === 'image' ? 'Pages.Images.Review' : 'Pages.Albums.Review');

  async function end(as: ReportOutcome): Promise<void> {
    const isSure =
      as !== 'offline' ||
      (await modal.confirm({
        title: `下架${name}？`,
        content: '下架后只有作者和办公室看得到，可以在图库里重新上架。举报的人会收到通知。',
        okText: '下架',
        okButtonProps: { danger: true },
      }));
    if (isSure) await attempt(() => decide({ kind, subjectId, outcome: as }).unwrap(), outcomeTitles[as]);
  }

  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.picture}>{cover && <img src={imageUrl(cover, 640)} alt={title} loading="lazy" />}</div>
      <div className={styles.words}>
        <p className={styles.head}>
          <b>{name}</b>
          {!isShown && <Tag>已不公开</Tag>}
          {title && isShown && (
            <Button size="small" href={`${paths[kind]}?id=${subjectId}`} target="_blank" rel="noreferrer">
              看原页
            </Button>
          )}
        </p>
        {author && <p className={styles.minor}>作者 {author.nickName}</p>}
        <ul className={styles.reports} aria-label="举报理由">
          {reports.map(({ reason, note, nickName, createdAt }) => (
            <li key={`${nickName} ${createdAt}`}>
              <b>{workFaultWords[reason]}</b>
              {note && `：「${note}」`}
              <small>
                {nickName} · {fullMoment(createdAt)}
              </small>
            </li>
          ))}
        </ul>
        {outcome !== null ? (
          <p className={styles.minor}>
            <Tag color={outcome === 'dismissed' ? 'default' : 'success'}>{outcomeTitles[outcome]}</Tag>
            {decidedBy} {decidedAt && fullMoment(decidedAt)}
          </p>
        ) : (
          may('Pages.Comments.Edit') && (
            <div className={styles.decision}>
              {mayTakeOffline && (
                <Button danger loading={isLoading} onClick={() => void end('offline')}>
                  {isShown ? '下架' : '已下架，结束举报'}
                </Button>
              )}
              {kind === 'work' && (
                <Button loading={isLoading} onClick={() => void end('settled')}>
                  已在活动里处理
                </Button>
              )}
              <Button loading={isLoading} onClick={() => void end('dismissed')}>
                举报不成立
              </Button>
            </div>
          )
        )}
      </div>
    </article>
  );
}

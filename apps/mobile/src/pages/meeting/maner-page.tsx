import { useConfirmMannerMutation, useGetMannerQuery } from '@tuyuan/api-client/conference/code-of-conduct.ts';
import { wireClock, wireShortDay } from '@tuyuan/format/wire-day.ts';
import { BookOpen, CircleCheck, TriangleAlert } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import styles from '../../features/conference/code-of-conduct/manner-sections.module.css';
import { MannerSections } from '../../features/conference/code-of-conduct/manner-sections.tsx';
import { say } from '../../shared/feedback/say.ts';
import { PageFrame } from '../../shared/frame/page-frame.tsx';
import { useKept } from '../../shared/kept/use-kept.ts';
import { Button } from '../../shared/layout/button.tsx';
import { NoticeStrip } from '../../shared/layout/notice-strip.tsx';
import { useOnline } from '../../shared/network/use-online.ts';
import { paths } from '../../shared/paths.ts';
import { EmptyView } from '../../shared/states/empty-view.tsx';
import { failureText } from '../../shared/states/failure-text.ts';
import { FailureView } from '../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../shared/states/list-skeleton.tsx';

const moment = (wire: string) => `${wireShortDay(wire)} ${wireClock(wire)}`;

/** Shows the conference's code of conduct; the specification spells the address this way. */
export function ManerPage() {
  const { data, asOf, isLoading, error, refetch } = useKept(
    useGetMannerQuery(undefined, { refetchOnMountOrArgChange: true }),
  );
  const [confirm, confirming] = useConfirmMannerMutation();
  const isOnline = useOnline();
  const navigate = useNavigate();
  const isOpen = data?.mustConfirm === true && data.confirmedAt === null;
  async function agree(version: number) {
    const answer = await confirm({ version });
    if (answer.error !== undefined) {
      void say(failureText(answer.error));
      return;
    }
    void say('已确认，现场见');
    await navigate(paths.index, { replace: true });
  }
  return (
    <PageFrame
      title="参会须知"
      asOf={asOf}
      error={error}
      subject="须知"
      onRefresh={refetch}
      bar={
        isOpen ? (
          <Button isPrimary isBusy={confirming.isLoading} isDisabled={!isOnline} onClick={() => agree(data.version)}>
            {isOnline ? '我已阅读并确认' : '连上网络后确认'}
          </Button>
        ) : undefined
      }
    >
      {isLoading && <ListSkeleton />}
      {!isLoading && data === undefined && <FailureView title="须知没有加载出来" error={error} onRetry={refetch} />}
      {data?.version === 0 && (
        <EmptyView icon={BookOpen} title="还没有参会须知" text="着装、拍摄和安全出口等说明公布后在这里看。" />
      )}
      {data && data.version > 0 && (
        <>
          {isOpen && (
            <NoticeStrip tone="warn" icon={TriangleAlert}>
              {data.version > 1 ? '须知有更新，请重新看过并确认' : '首次签到前请看完并确认'}
            </NoticeStrip>
          )}
          {data.confirmedAt !== null && (
            <NoticeStrip tone="info" icon={CircleCheck}>
              你在 {moment(data.confirmedAt)} 确认过这一版
            </NoticeStrip>
          )}
          <MannerSections sections={data.sections} />
          <p className={styles.version}>
            第 {data.version} 版{data.publishedAt !== null && `，${moment(data.publishedAt)} 公布`}
          </p>
        </>
      )}
    </PageFrame>
  );
}

import { useGetActivityQuery } from '@tuyuan/api-client/contest/activity-data.ts';
import { useGetOwnEntriesQuery } from '@tuyuan/api-client/contest/entry.ts';
import { useBeginEntries } from '@tuyuan/api-client/contest/use-begin-entries.ts';
import { useSendEntries } from '@tuyuan/api-client/contest/use-send-entries.ts';
import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { entrantStateWords, maxWorksPerPerson, progressWords } from '@tuyuan/contract/contest/activity-words.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';
import { browserPart } from '../../../shared/browser-part.tsx';
import { activityPaths as paths } from '../../../shared/contest/activity-paths.ts';
import { wallMinute } from '../../../shared/image-facts.ts';
import { usePageId } from '../../../shared/page-id.ts';
import { useSessionState } from '../../../shared/site-session.tsx';
import styles from './contribute.module.css';
import { EntryCard } from './entry-card.tsx';
import { OwnWorks } from './own-works.tsx';
import { PicturePicker } from './picture-picker.tsx';
import { SendPanel } from './send-panel.tsx';
import type { WorkUploadsProps } from './uploads/work-uploads.tsx';

const WorkUploads = browserPart<WorkUploadsProps>(
  async () => (await import('./uploads/work-uploads.tsx')).WorkUploads,
  () => <Skeleton height={72} />,
);

/** Sending works to an activity: each a card with its checks; below, all one’s works of it. */
export function ContributeView() {
  const id = usePageId();
  const activity = useGetActivityQuery({ id }, { refetchOnMountOrArgChange: true });
  if (activity.data) return <Desk activity={activity.data} />;
  if (!activity.isError) return <Skeleton height="480px" />;
  return (
    <ErrorState title="活动没有加载出来" isRetrying={activity.isFetching} onRetry={() => void activity.refetch()} />
  );
}

function Desk({ activity }: { readonly activity: ActivityInfo }) {
  const { id, rules, stages, entrant, progressState } = activity;
  const { data, isError, isFetching, refetch } = useGetOwnEntriesQuery(
    { activityId: id, maxResultCount: maxWorksPerPerson },
    { refetchOnMountOrArgChange: true },
  );
  const entries = data?.items ?? [];
  const open = entries.filter(({ abilities, state }) => abilities.edit && state !== 'withdrawn');
  const counted = entries.filter(({ state }) => state !== 'withdrawn').length;
  const room = rules.worksPerPerson - counted;
  const isIn = entrant?.state === 'approved';
  const mayContribute = isIn && activity.allowActions.includes('contribute');
  const mayBegin = mayContribute && room > 0;
  const { user } = useSessionState();
  // What is on its way stays in view, also when works fill every place: then one may withdraw until the stage ends.
  const isStageOn = mayContribute || (isIn && counted > 0 && activity.allowActions.includes('withdraw'));
  const mayUpload = isStageOn && data !== undefined && (user?.roles.includes('photographer') ?? false);
  const used = new Set(entries.flatMap(({ pictures }) => pictures.map((picture) => picture.id)));
  const [isPicking, setPicking] = useState(false);
  const { begin, isBeginning } = useBeginEntries(id);
  const sending = useSendEntries({
    activity,
    entries: open,
    say: (text, tone) => void showToast({ text, tone }),
  });
  return (
    <>
      <header className={styles.bar}>
        <div>
          <h1>投稿 · {activity.name}</h1>
          <p className={styles.note}>
            {progressWords[progressState]} · {wallMinute(stages.submit.to)} 投稿截止（北京时间）
          </p>
        </div>
        <p className={styles.note}>
          已有 {counted} / {rules.worksPerPerson} 件
        </p>
      </header>
      <div className={styles.layout}>
        <div className={styles.cards}>
          {mayBegin && (
            <div className={styles.tools}>
              <Button icon="image" isBusy={isBeginning} onClick={() => setPicking(true)}>
                从我的图库选
              </Button>
              <span className={styles.note}>还能加 {room} 件</span>
            </div>
          )}
          {mayUpload && <WorkUploads activityId={id} rules={rules} room={room} used={used} />}
          {isError && !data ? (
            <ErrorState title="作品没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />
          ) : !data ? (
            <Skeleton height={280} />
          ) : open.length > 0 ? (
            open.map((entry) => <EntryCard key={entry.id} entry={entry} rules={rules} onFlush={sending.keepFlush} />)
          ) : mayUpload && mayBegin ? null : (
            <Nothing activity={activity} mayBegin={mayBegin} room={room} />
          )}
        </div>
        {open.length > 0 && <SendPanel activity={activity} entries={open} sending={sending} />}
      </div>
      {data && entries.length > 0 && <OwnWorks title="我的作品" entries={entries} />}
      {isPicking && (
        <PicturePicker
          kinds={rules.entryKinds}
          seriesMost={rules.seriesMost}
          room={room}
          onPick={(picked) => {
            setPicking(false);
            void begin(picked);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}

interface NothingProps {
  readonly activity: ActivityInfo;
  readonly mayBegin: boolean;
  readonly room: number;
}

/** Why there is no card, and what to do. */
function Nothing({ activity, mayBegin, room }: NothingProps) {
  const { id, entrant, rules, stages } = activity;
  if (mayBegin)
    return (
      <EmptyState
        icon="camera"
        title="摄影师才能投稿"
        text="投稿的图片来自自己的图库，先申请成为摄影师。"
        actions={
          <ButtonLink kind="primary" href="/user/main/apply">
            成为摄影师
          </ButtonLink>
        }
      />
    );
  if (!entrant || entrant.state === 'cancelled')
    return (
      <EmptyState
        icon="user"
        title="还没有报名"
        text="报名之后就可以投稿。"
        actions={
          <ButtonLink kind="primary" href={paths.register(id)}>
            去报名
          </ButtonLink>
        }
      />
    );
  if (entrant.state !== 'approved')
    return <EmptyState icon="clock" title={`报名${entrantStateWords[entrant.state]}`} text={entrant.reason} />;
  if (room <= 0)
    return <EmptyState icon="success" title={`${rules.worksPerPerson} 件都投了`} text="撤回一件才能再加。" />;
  const { from, to } = stages.submit;
  return (
    <EmptyState icon="clock" title="现在不是投稿时间" text={`投稿时间是 ${wallMinute(from)} 到 ${wallMinute(to)}。`} />
  );
}

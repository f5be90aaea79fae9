import { useGetActivityQuery } from '@tuyuan/api-client/contest/activity-data.ts';
import { useGetOwnEntrantQuery, useLeaveActivityMutation } from '@tuyuan/api-client/contest/entrant.ts';
import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { entrantKindWords, entrantStateWords } from '@tuyuan/contract/contest/activity-words.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { showConfirm } from '@tuyuan/ui/message-box-queue.ts';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { activityPaths as paths } from '../../../shared/contest/activity-paths.ts';
import { wallMinute } from '../../../shared/image-facts.ts';
import { usePageId } from '../../../shared/page-id.ts';
import styles from './register.module.css';
import { RegisterForm } from './register-form.tsx';

/** Registering for an activity: the form, or where one’s registration stands. */
export function RegisterView() {
  const id = usePageId();
  const { data, isError, isFetching, refetch } = useGetActivityQuery({ id }, { refetchOnMountOrArgChange: true });
  if (isError && !data)
    return <ErrorState title="活动没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="320px" />;
  const { entrant, allowActions } = data;
  if (entrant && entrant.state !== 'cancelled') return <Standing activity={data} entrant={entrant} />;
  return allowActions.includes('register') ? <RegisterForm activity={data} /> : <Closed activity={data} />;
}

type Own = NonNullable<ActivityInfo['entrant']>;

const standingNotes: Readonly<Record<Own['state'], string>> = {
  pending: '主办方审核之后会通知你，通过了就可以投稿。',
  approved: '可以投稿了。',
  rejected: '这次不能参加。',
  cancelled: '',
};

function Standing({ activity, entrant }: { readonly activity: ActivityInfo; readonly entrant: Own }) {
  const [cancel, { isLoading }] = useLeaveActivityMutation();
  const { id, name, allowActions, stages } = activity;
  const { data: own } = useGetOwnEntrantQuery({ activityId: id });

  async function ask(): Promise<void> {
    const isConfirmed = await showConfirm({
      title: '取消报名？',
      text: `「${name}」里已经提交的作品会一起撤回。报名截止前可以再报。`,
      confirmText: '取消报名',
      cancelText: '再想想',
    });
    if (!isConfirmed) return;
    const { data } = await cancel({ activityId: id });
    if (data)
      showToast({
        text: data.withdrawn > 0 ? `已取消报名，撤回 ${data.withdrawn} 件作品` : '已取消报名',
        tone: 'success',
      });
  }

  return (
    <section className={styles.panel} aria-label="我的报名">
      <h2 className={styles.state} data-state={entrant.state}>
        {entrantStateWords[entrant.state]}
      </h2>
      <p>{entrant.reason || standingNotes[entrant.state]}</p>
      {own?.entrant && (
        <p>
          {entrantKindWords[own.entrant.kind]}：
          {[own.entrant.name, own.entrant.members.join('、')].filter(Boolean).join('，')}
        </p>
      )}
      {entrant.rightsVersion > 0 && <p className={styles.note}>同意的是权利说明第 {entrant.rightsVersion} 版。</p>}
      <div className={styles.tools}>
        {allowActions.includes('contribute') && (
          <ButtonLink kind="primary" href={paths.contribute(id)}>
            去投稿
          </ButtonLink>
        )}
        <ButtonLink href={paths.brief(id)}>看活动</ButtonLink>
        {allowActions.includes('withdraw') && (
          <Button kind="text" isBusy={isLoading} onClick={() => void ask()}>
            取消报名
          </Button>
        )}
      </div>
      {allowActions.includes('withdraw') && (
        <p className={styles.note}>{wallMinute(stages.submit.to)} 投稿截止前可以取消。</p>
      )}
    </section>
  );
}

function Closed({ activity }: { readonly activity: ActivityInfo }) {
  const { from, to } = activity.stages.register;
  return (
    <section className={styles.panel} aria-label="报名">
      <h2>现在不能报名</h2>
      <p>
        报名时间是 {wallMinute(from)} 到 {wallMinute(to)}（北京时间）。
      </p>
      <div className={styles.tools}>
        <ButtonLink href={paths.brief(activity.id)}>看活动</ButtonLink>
      </div>
    </section>
  );
}

import { TrophyOutlined } from '@ant-design/icons';
import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import {
  useLazyGetAwardProposalQuery,
  usePublishAwardsMutation,
  useSetAwardsMutation,
} from '@tuyuan/api-client/contest/award-management.ts';
import type { AwardDesk, AwardWork } from '@tuyuan/contract/contest/award-management.ts';
import { Alert, App, Button } from 'antd';
import { useState } from 'react';
import { useUnsavedGuard } from '../../../shared/form/use-unsaved-guard.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import styles from './awards.module.css';
import { type Pick, PrizeCard } from './prize-card.tsx';

interface AwardBoardProps {
  readonly activityId: number;
  readonly desk: AwardDesk;
  readonly onReload: () => void;
}

/** Who gets which prize: chosen here, seen by everybody once it is published. */
export function AwardBoard({ activityId, desk, onReload }: AwardBoardProps) {
  const { name, revision, prizes, awards, hasBoard, blocked } = desk;
  const { modal } = App.useApp();
  const attempt = useAttempt();
  const [set, { isLoading: isSaving }] = useSetAwardsMutation();
  const [publish, { isLoading: isPublishing }] = usePublishAwardsMutation();
  const [propose, { isFetching: isProposing }] = useLazyGetAwardProposalQuery();
  const [picks, setPicks] = useState(() => saved(awards));
  const [tied, setTied] = useState<ReadonlyMap<string, readonly AwardWork[]>>(new Map());
  const [isDirty, setDirty] = useState(false);
  const [isStale, setStale] = useState(false);
  useUnsavedGuard(isDirty);

  function change(next: readonly Pick[]): void {
    setPicks(next);
    setDirty(true);
  }

  /** Another's change is told beside the list, so that this one isn't lost. */
  async function noticing(work: () => Promise<unknown>): Promise<unknown> {
    try {
      return await work();
    } catch (thrown) {
      if (isApiFailure(thrown) && thrown.code === 'Award.ChangedMeanwhile') setStale(true);
      throw thrown;
    }
  }

  async function save(): Promise<void> {
    const chosen = picks.map(({ prize, work }) => ({ prize, entryId: work.entryId }));
    if (
      await attempt(
        () => noticing(() => set({ activityId, revision, awards: chosen }).unwrap()),
        '名单已保存，还没有公布',
      )
    )
      setDirty(false);
  }

  async function fill(): Promise<void> {
    await attempt(async () => {
      const { prizes: proposed } = await propose({ activityId }).unwrap();
      const isTaken = (prize: string, work: AwardWork) =>
        awards.some(
          ({ prize: given, entryId, state }) => state === 'published' && given === prize && entryId === work.entryId,
        );
      change(
        proposed.flatMap((prize) => {
          const places = prizes.find((one) => one.name === prize.name)?.places ?? 0;
          const given = awards.filter((award) => award.prize === prize.name && award.state === 'published').length;
          return prize.works
            .filter((work) => !isTaken(prize.name, work))
            .slice(0, places - given)
            .map((work) => ({ prize: prize.name, work }));
        }),
      );
      setTied(new Map(proposed.map((prize) => [prize.name, prize.tied])));
    }, '已按现在的排行填好，请看过再保存');
  }

  async function askPublish(): Promise<void> {
    const isSure = await modal.confirm({
      title: `公布 ${picks.length} 个获奖作品？`,
      content: '所有人都看得到作品和作者的名字；获奖的人收到通知，可以下载证书。公布后只能撤销，不能改。',
      okText: '公布',
    });
    if (isSure)
      await attempt(() => noticing(() => publish({ activityId, revision }).unwrap()), '已公布，获奖的人收到了通知');
  }

  const whyNot = isDirty ? '先保存' : picks.length === 0 ? '还没有选出要公布的作品' : blocked;
  return (
    <>
      <PageHead
        title={`获奖 · ${name}`}
        note={isDirty ? '有改动还没保存' : undefined}
        actions={
          <>
            <Button
              icon={<TrophyOutlined />}
              loading={isProposing}
              disabled={!hasBoard}
              title={hasBoard ? undefined : '这个活动没有排行，请按编号加作品'}
              onClick={() => void fill()}
            >
              按排行填
            </Button>
            <Button disabled={!isDirty} loading={isSaving} onClick={() => void save()}>
              保存名单
            </Button>
            <Button
              type="primary"
              disabled={whyNot !== ''}
              title={whyNot || undefined}
              loading={isPublishing}
              onClick={() => void askPublish()}
            >
              公布
            </Button>
          </>
        }
      />
      {isStale && (
        <Alert
          className={styles.alert ?? ''}
          type="warning"
          showIcon
          title="别人刚刚改过获奖名单，你的改动还没有保存。"
          action={
            <Button size="small" onClick={onReload}>
              放弃我的改动，看最新的
            </Button>
          }
        />
      )}
      {blocked !== '' && <Alert className={styles.alert ?? ''} type="info" showIcon title={blocked} />}
      {prizes.length === 0 && <p className={styles.hint}>这个活动没有奖项。先在活动的「奖项与权利」里加奖项。</p>}
      {prizes.map((prize) => (
        <PrizeCard
          key={prize.name}
          activityId={activityId}
          prize={prize}
          awards={awards.filter((award) => award.prize === prize.name && award.state !== 'awarded')}
          picks={picks.filter((pick) => pick.prize === prize.name)}
          tied={tied.get(prize.name) ?? []}
          isDirty={isDirty}
          onAdd={(work) => change([...picks, { prize: prize.name, work }])}
          onRemove={(pick) => change(picks.filter((one) => one !== pick))}
        />
      ))}
    </>
  );
}

function saved(awards: AwardDesk['awards']): readonly Pick[] {
  return awards.flatMap(({ state, prize, no, entryId, ...work }) =>
    state === 'awarded' && entryId !== null ? [{ prize, no, work: { ...work, entryId } }] : [],
  );
}

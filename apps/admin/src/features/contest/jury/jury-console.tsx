import { useGetQueueQuery, useSetBallotMutation, useUndoBallotMutation } from '@tuyuan/api-client/contest/jury.ts';
import type { JuryWork, OwnRound } from '@tuyuan/contract/contest/jury.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { KeyHint } from '../../../shared/key-hint.tsx';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { PageLoading } from '../../../shared/states/page-loading.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import styles from './desk.module.css';
import { WorkSheet } from './work-sheet.tsx';

const pageSize = 50;

/** One work after the other, by keyboard: a value or a conflict of interest, a note, and on to the next. */
export function JuryConsole({ round }: { readonly round: OwnRound }) {
  const attempt = useAttempt();
  const { isOpen, state } = round;
  // Once begun, a work stays in view: a pause must not take its note away unsaved.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const queue = useGetQueueQuery(
    { roundId: round.id, maxResultCount: pageSize },
    { refetchOnMountOrArgChange: true, skip: !isOpen },
  );
  const last = useGetQueueQuery(
    { roundId: round.id, isDone: true, maxResultCount: 1 },
    { refetchOnMountOrArgChange: true },
  ).data?.items[0];
  const [set, setting] = useSetBallotMutation();
  const [undo, undoing] = useUndoBallotMutation();
  /** Put off until the others are done. */
  const [later, setLater] = useState<readonly number[]>([]);
  /** Judged, though the queue that is shown may not know yet. */
  const [given, setGiven] = useState<readonly number[]>([]);
  const [reopened, setReopened] = useState<JuryWork>();
  const left = (queue.data?.items ?? []).filter(({ id }) => !given.includes(id));
  const work = reopened ?? left.find(({ id }) => !later.includes(id)) ?? left[0];
  const isBusy = setting.isLoading || undoing.isLoading;

  async function save(entryId: number, value: number | null, note: string): Promise<void> {
    if (isBusy || !isOpen) return;
    if (!(await attempt(() => set({ roundId: round.id, entryId, value, note }).unwrap()))) return;
    setGiven((now) => [...now, entryId]);
    setReopened(undefined);
  }

  async function takeBack(): Promise<void> {
    if (!last || isBusy || !isOpen) return;
    const isBack = await attempt(
      () => undo({ roundId: round.id, entryId: last.id }).unwrap(),
      `《${last.title}》撤回了`,
    );
    if (!isBack) return;
    setGiven((now) => now.filter((id) => id !== last.id));
    setReopened(last);
  }

  function putOff(id: number): void {
    setReopened(undefined);
    setLater((now) => (left.every((each) => each.id === id || now.includes(each.id)) ? [id] : [...now, id]));
  }

  if (!wasOpen || (!isOpen && !work))
    return (
      <StateMessage picture="empty" title={state === 'paused' ? '这一轮暂停了' : '这一轮不收评分了'}>
        {`你评了 ${round.done} / ${round.total} 件，都已保存。`}
      </StateMessage>
    );
  if (queue.error !== undefined && !queue.data)
    return <NotLoaded noun="作品" error={queue.error} onRetry={queue.refetch} />;
  if (!queue.data || (!work && queue.isFetching)) return <PageLoading />;
  if (!work)
    return (
      <StateMessage
        picture="empty"
        title="都评完了"
        actions={
          last && (
            <Button loading={isBusy} onClick={() => void takeBack()}>
              重评《{last.title}》
            </Button>
          )
        }
      >
        谢谢你。这一轮结束之前还能重评上一件。
      </StateMessage>
    );
  return (
    <>
      <WorkSheet
        key={`${work.id} ${reopened ? 'again' : ''}`}
        work={work}
        kind={round.kind === 'yesNo' ? 'yesNo' : 'score'}
        isBusy={isBusy}
        closed={isOpen ? undefined : state === 'paused' ? '暂停了' : '不收评分了'}
        habit={round.habit}
        onSave={(value, note) => void save(work.id, value, note)}
        onLater={() => putOff(work.id)}
        onUndo={last && isOpen ? () => void takeBack() : undefined}
      />
      <footer className={styles.keys}>
        {round.kind === 'score' ? (
          <KeyHint keys={['1', '–', '9', '0']}>1 到 10 分</KeyHint>
        ) : (
          <KeyHint keys={['Y', 'N']}>通过、不通过</KeyHint>
        )}
        <KeyHint keys={['C']}>利益冲突</KeyHint>
        <KeyHint keys={['Enter']}>保存，下一件</KeyHint>
        <KeyHint keys={['S']}>以后再评</KeyHint>
        <KeyHint keys={['U']}>撤回上一件</KeyHint>
        <KeyHint keys={['←', '→']}>组照前后</KeyHint>
      </footer>
    </>
  );
}

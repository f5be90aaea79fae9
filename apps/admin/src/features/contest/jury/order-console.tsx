import { useGetOrderQuery, useSetOrderMutation } from '@tuyuan/api-client/contest/jury.ts';
import type { JuryWork, OwnRound } from '@tuyuan/contract/contest/jury.ts';
import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { useUnsavedGuard } from '../../../shared/form/use-unsaved-guard.ts';
import { KeyHint } from '../../../shared/key-hint.tsx';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { PageLoading } from '../../../shared/states/page-loading.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { useKeys } from '../../../shared/use-keys.ts';
import styles from './desk.module.css';
import { OrderList } from './order-list.tsx';
import sheet from './sheet.module.css';
import { WorkStage } from './work-stage.tsx';

interface OrderConsoleProps {
  readonly round: OwnRound;
  /** Told when unsaved moves appear or disappear. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** All works of a round, put in order from the best on, by keyboard; conflicts of interest have no place. */
export function OrderConsole({ round, onDirty }: OrderConsoleProps) {
  const { id, isOpen, state, done, total } = round;
  // Once begun, an order stays in view: a pause must not take it away unsaved.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const { currentData, error, refetch } = useGetOrderQuery({ roundId: id }, { refetchOnMountOrArgChange: true });
  if (!wasOpen)
    return (
      <StateMessage picture="empty" title={state === 'paused' ? '这一轮暂停了' : '这一轮不收名次了'}>
        {`你排了 ${done} / ${total} 件，都已保存。`}
      </StateMessage>
    );
  if (error !== undefined && !currentData) return <NotLoaded noun="作品" error={error} onRetry={refetch} />;
  if (!currentData) return <PageLoading />;
  if (currentData.items.length === 0)
    return (
      <StateMessage picture="empty" title="没有要排的作品">
        你自己的作品不由你评。
      </StateMessage>
    );
  return <Order key={id} round={round} onDirty={onDirty} works={currentData.items} isGiven={currentData.isGiven} />;
}

interface OrderProps extends OrderConsoleProps {
  readonly works: readonly JuryWork[];
  readonly isGiven: boolean;
}

const isConflict = ({ ballot }: JuryWork) => ballot !== null && ballot.value === null;

function Order({ round, works, isGiven, onDirty }: OrderProps) {
  const { id: roundId, isOpen, state } = round;
  const attempt = useAttempt();
  const [set, { isLoading }] = useSetOrderMutation();
  const [order, setOrder] = useState(() => works.filter((work) => !isConflict(work)).map(({ id }) => id));
  const [conflicts, setConflicts] = useState(() => works.filter(isConflict).map(({ id }) => id));
  const [currentId, setCurrentId] = useState(works[0]?.id ?? 0);
  const made = JSON.stringify([order, conflicts]);
  const [kept, setKept] = useState({ made, isGiven });
  const isDirty = made !== kept.made;
  const isSaved = kept.isGiven && !isDirty;
  useUnsavedGuard(isDirty);
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  const all = [...order, ...conflicts];
  const work = works.find(({ id }) => id === currentId);

  function step(by: number): void {
    const place = all.indexOf(currentId) + by;
    setCurrentId(all[Math.max(0, Math.min(all.length - 1, place))] ?? currentId);
  }

  function moveTo(id: number, place: number): void {
    if (!order.includes(id) || order[place] === id) return;
    const rest = order.filter((each) => each !== id);
    const to = Math.max(0, Math.min(rest.length, place));
    setOrder([...rest.slice(0, to), id, ...rest.slice(to)]);
  }

  function toggleConflict(): void {
    const wasConflict = conflicts.includes(currentId);
    setConflicts(wasConflict ? conflicts.filter((id) => id !== currentId) : [...conflicts, currentId]);
    setOrder(wasConflict ? [...order, currentId] : order.filter((id) => id !== currentId));
  }

  async function save(): Promise<void> {
    if (isLoading || isSaved || !isOpen) return;
    const given = { roundId, entryIds: order, conflicts };
    if (await attempt(() => set(given).unwrap(), '名次已保存，这一轮结束前还能改')) setKept({ made, isGiven: true });
  }

  useKeys((key, { shiftKey }) => {
    const place = order.indexOf(currentId);
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      const by = key === 'ArrowUp' ? -1 : 1;
      if (shiftKey) moveTo(currentId, Math.max(0, place + by));
      else step(by);
    } else if (key === 'T') moveTo(currentId, 0);
    else if (key === 'B') moveTo(currentId, order.length - 1);
    else if (key === 'C') toggleConflict();
    else if (key === 'Enter') void save();
    else return false;
    return true;
  });

  return (
    <>
      <div className={sheet.sheet}>
        <div className={sheet.middle}>{work && <WorkStage key={work.id} work={work} />}</div>
        <section className={sheet.side} aria-label="名次">
          <OrderList
            works={works}
            order={order}
            conflicts={conflicts}
            currentId={currentId}
            onChoose={setCurrentId}
            onMove={moveTo}
          />
          {!isOpen && (
            <Alert
              type="warning"
              showIcon
              title={`这一轮${state === 'paused' ? '暂停了' : '不收名次了'}，${isDirty ? '有改动没有保存' : '没有没保存的改动'}。`}
              description={state === 'paused' && '名次留在这里，重新开始之后再保存。'}
            />
          )}
          <div className={sheet.commands}>
            <Button type="primary" disabled={isSaved || !isOpen} loading={isLoading} onClick={() => void save()}>
              {isSaved ? '已保存' : '保存名次'}
            </Button>
            <Button danger={conflicts.includes(currentId)} onClick={toggleConflict}>
              {conflicts.includes(currentId) ? '不再回避这件' : '利益冲突，不排这件'}
            </Button>
          </div>
          <p className={sheet.hint}>
            第 1 名在最上面，要排完全部作品再保存。看不到作者、票数和别人的名次；你自己的作品不在其中。
          </p>
        </section>
      </div>
      <footer className={styles.keys}>
        <KeyHint keys={['↑', '↓']}>看上一件、下一件</KeyHint>
        <KeyHint keys={['Shift', '↑', '↓']}>升一名、降一名</KeyHint>
        <KeyHint keys={['T', 'B']}>排到最前、最后</KeyHint>
        <KeyHint keys={['C']}>利益冲突</KeyHint>
        <KeyHint keys={['Enter']}>保存名次</KeyHint>
      </footer>
    </>
  );
}

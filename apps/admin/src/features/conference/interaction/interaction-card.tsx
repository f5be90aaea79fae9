import {
  useDeleteInteractionMutation,
  useMoveInteractionMutation,
  useStageInteractionMutation,
} from '@tuyuan/api-client/conference/interaction-management.ts';
import type { ManagedInteraction } from '@tuyuan/contract/conference/interaction-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { App, Button, Tag } from 'antd';
import { clockText, kindNames, stateNames, stateTones } from '../../../shared/interaction-words.ts';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { useSecondsLeft } from '../../../shared/use-seconds-left.ts';
import styles from './interaction-card.module.css';
import { type Move, nextMove } from './interaction-moves.ts';
import { InteractionOutcome } from './interaction-outcome.tsx';

interface InteractionCardProps {
  readonly item: ManagedInteraction;
  readonly onEdit: () => void;
  /** Opens the answers. */
  readonly onLook: () => void;
}

/** One interaction with its numbers and the host's current actions. */
export function InteractionCard({ item, onEdit, onLook }: InteractionCardProps) {
  const { modal } = App.useApp();
  const attempt = useAttempt();
  const [move, moving] = useMoveInteractionMutation();
  const [stage, staging] = useStageInteractionMutation();
  const [remove] = useDeleteInteractionMutation();
  const next = nextMove(item);
  const left = useSecondsLeft(item.state === 'open' ? item.secondsLeft : null, `${item.id} ${item.state}`);
  const isReady = item.state === 'ready';

  async function go({ to, label, question }: Move): Promise<void> {
    if (question !== undefined && !(await modal.confirm({ title: question, okText: label }))) return;
    await attempt(() => move({ id: item.id, to }).unwrap());
  }

  async function askAndRemove(): Promise<void> {
    const words = { title: `删除「${item.title}」？`, content: '删除后不能恢复。', okText: '删除' };
    if (!(await modal.confirm({ ...words, okButtonProps: { danger: true } }))) return;
    await attempt(() => remove({ id: item.id }).unwrap(), `已删除「${item.title}」`);
  }

  return (
    <article className={styles.card} data-on-stage={item.isOnStage} aria-label={item.title}>
      <header className={styles.head}>
        <Tag variant="filled">{kindNames[item.kind]}</Tag>
        <h3 className={styles.title}>{item.title}</h3>
        <StatusDot tone={stateTones[item.state]}>
          {stateNames[item.state]}
          {item.isOnStage && ' · 台上'}
        </StatusDot>
      </header>
      <InteractionOutcome item={item} />
      <footer className={styles.foot}>
        {next && (
          <Button
            size="small"
            type={item.isOnStage ? 'primary' : 'default'}
            loading={moving.isLoading}
            onClick={() => void go(next)}
          >
            {next.label}
          </Button>
        )}
        {(item.state === 'locked' || item.state === 'revealed') && (
          <Button
            size="small"
            loading={staging.isLoading}
            onClick={() => void attempt(() => stage({ id: item.id, isOnStage: !item.isOnStage }).unwrap())}
          >
            {item.isOnStage ? '从台上撤下' : '放回台上'}
          </Button>
        )}
        {isReady ? (
          <>
            <Button size="small" type="text" onClick={onEdit}>
              编辑
            </Button>
            <Button size="small" type="text" onClick={() => void askAndRemove()}>
              删除
            </Button>
          </>
        ) : (
          <Button size="small" type="text" onClick={onLook}>
            {item.kind === 'lottery' ? '谁参加了' : '谁答了什么'}
          </Button>
        )}
        <span className={styles.facts}>
          {left !== null && `${clockText(left)} 后自动锁定 · `}
          {isReady
            ? item.spec.seconds === null
              ? '手动锁定'
              : `开始后 ${clockText(item.spec.seconds)} 自动锁定`
            : `${formatCount(item.totals.answered)} 人参与`}
        </span>
      </footer>
    </article>
  );
}

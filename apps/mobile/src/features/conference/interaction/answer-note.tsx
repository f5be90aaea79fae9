import { CircleCheck, CircleX, Lock, type LucideIcon } from 'lucide-react';
import styles from './answer-note.module.css';
import type { Interaction } from './hall.ts';

interface AnswerNoteProps {
  readonly interaction: Interaction;
  /** Whether the time is up, even if the host has not locked it yet. */
  readonly isOver: boolean;
  /** Present if the answer may be changed. */
  onChange?(): void;
}

interface Note {
  readonly tone: 'ok' | 'plain';
  readonly icon: LucideIcon;
  readonly text: string;
}

/** Confirms that the answer was received and says what happens to it. */
export function AnswerNote({ interaction, isOver, onChange }: AnswerNoteProps) {
  const { tone, icon: Icon, text } = noteOf(interaction, isOver);
  const canChange = interaction.state === 'open' && !isOver && (interaction.mine?.changesLeft ?? 0) > 0;
  return (
    <p className={styles.note} data-tone={tone} role="status">
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <span className={styles.text}>{text}</span>
      {canChange && onChange && (
        <button type="button" className={styles.change} onClick={onChange}>
          改投
        </button>
      )}
    </p>
  );
}

function noteOf({ kind, state, mine, canChange, correct }: Interaction, isOver: boolean): Note {
  const what = kind === 'poll' ? '一票' : kind === 'quiz' ? '答案' : '词';
  if (mine === null) {
    const missed = kind === 'poll' ? '你没有投票' : kind === 'quiz' ? '你没有作答' : '你没有写';
    return { tone: 'plain', icon: Lock, text: state === 'revealed' ? `已公布，${missed}` : `已锁定，${missed}` };
  }
  if (state === 'revealed' && kind === 'quiz') {
    const isRight = `${correct?.toSorted((a, b) => a - b)}` === `${mine.choices}`;
    return isRight
      ? { tone: 'ok', icon: CircleCheck, text: '答对了' }
      : { tone: 'plain', icon: CircleX, text: '这题没答对，正确答案已标出' };
  }
  if (state === 'revealed') return { tone: 'ok', icon: CircleCheck, text: '结果已公布，谢谢参与' };
  if (state === 'locked' || isOver) return { tone: 'plain', icon: Lock, text: `已锁定，收到你的${what}，等主持人公布` };
  if (mine.changesLeft > 0) return { tone: 'ok', icon: CircleCheck, text: `已收到你的${what}，锁定前可改一次` };
  const suffix = kind === 'poll' && canChange ? '，不能再改' : '';
  return { tone: 'ok', icon: CircleCheck, text: `已收到你的${what}${suffix}` };
}

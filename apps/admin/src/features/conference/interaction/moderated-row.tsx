import type { Writer } from '@tuyuan/contract/conference/interaction-moderation.ts';
import { Button, Tag } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './moderated-column.module.css';

export interface RowCommand {
  readonly key: string;
  readonly label: string;
  /** A letter key that does the same on the focused line. */
  readonly letter?: string;
  readonly isMain?: boolean;
  run(): void;
}

interface ModeratedRowProps {
  readonly text: string;
  readonly isFlagged: boolean;
  readonly writer: Writer;
  /** Shown beside the writer: origin, time, votes. */
  readonly facts: ReactNode;
  readonly commands: readonly RowCommand[];
  readonly onMute: (writer: Writer) => void;
}

function neighbour(row: HTMLElement, isDown: boolean): HTMLElement | undefined {
  const next = isDown ? row.nextElementSibling : row.previousElementSibling;
  return next instanceof HTMLElement ? next : undefined;
}

/** One line with its writer and actions. */
export function ModeratedRow({ text, isFlagged, writer, facts, commands, onMute }: ModeratedRowProps) {
  function press(event: KeyboardEvent<HTMLElement>): void {
    const row = event.currentTarget;
    if (event.target !== row || event.ctrlKey || event.metaKey || event.altKey) return;
    const command = commands.find(({ letter }) => letter === event.key.toUpperCase());
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') neighbour(row, event.key === 'ArrowDown')?.focus();
    else if (event.key.toUpperCase() === 'M') onMute(writer);
    else if (command) {
      // The line leaves the list; focus moves to the next one.
      (neighbour(row, true) ?? neighbour(row, false))?.focus();
      command.run();
    } else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the line takes the keys; every key has a button in it, too
    <li className={styles.row} tabIndex={0} onKeyDown={press}>
      <p className={styles.text}>
        {text} {isFlagged && <span className={styles.flag}>含敏感词</span>}
      </p>
      <div className={styles.facts}>
        <span>
          {writer.name}
          {writer.company !== '' && ` · ${writer.company}`}
        </span>
        {writer.isMuted && <Tag>已禁言</Tag>}
        {facts}
      </div>
      <div className={styles.commands}>
        {commands.map(({ key, label, isMain, run }) => (
          <Button key={key} size="small" type={isMain ? 'default' : 'text'} onClick={run}>
            {label}
          </Button>
        ))}
        <Button size="small" type="text" onClick={() => onMute(writer)}>
          {writer.isMuted ? '禁言…' : '禁言'}
        </Button>
      </div>
    </li>
  );
}

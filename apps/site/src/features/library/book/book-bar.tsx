import { IconButton } from '@tuyuan/ui/button.tsx';
import type { IconName } from '@tuyuan/ui/icon-paths.ts';
import styles from './book-bar.module.css';
import type { BookCommand } from './book-keys.ts';

interface BookBarProps {
  readonly title: string;
  readonly facts: string;
  readonly pressed: Readonly<Partial<Record<BookCommand, boolean>>>;
  readonly isFullScreenOffered: boolean;
  onCommand(command: BookCommand): void;
  onCopyLink(): void;
}

const tools: readonly (readonly [BookCommand, IconName, string])[] = [
  ['find', 'search', '找页（G）'],
  ['strip', 'grid', '缩略图（T）'],
  ['zoom', 'zoom-in', '放大（Z）'],
];

/** The reader's tools; each tooltip names its key. */
export function BookBar({ title, facts, pressed, isFullScreenOffered, onCommand, onCopyLink }: BookBarProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.facts}>{facts}</p>
      </div>
      {tools.map(([command, icon, label]) => (
        <IconButton
          key={command}
          icon={icon}
          label={label}
          aria-pressed={pressed[command] ?? false}
          onClick={() => onCommand(command)}
        />
      ))}
      <IconButton icon="link" label="复制这一页的链接" onClick={onCopyLink} />
      {isFullScreenOffered && (
        <IconButton
          icon="full-screen"
          label="全屏（F）"
          aria-pressed={pressed.fullScreen ?? false}
          className={styles.wideOnly}
          onClick={() => onCommand('fullScreen')}
        />
      )}
      <IconButton icon="close" label="离开（Esc）" onClick={() => onCommand('leave')} />
    </header>
  );
}

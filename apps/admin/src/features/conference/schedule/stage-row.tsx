import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import type { ReactNode } from 'react';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { useEditedSchedule } from './edited-schedule.tsx';
import styles from './stage-row.module.css';

interface StageRowProps {
  readonly name: string;
  readonly mark: ReactNode;
  readonly note: string;
  /** Before those for editing and deleting. */
  readonly commands?: ReactNode;
  /** What deleting means for the sessions. */
  readonly warning: string;
  onEdit(): void;
  onDelete(): Promise<unknown>;
}

/** A room, track or speaker with its actions. */
export function StageRow({ name, mark, note, commands, warning, onEdit, onDelete }: StageRowProps) {
  const { mayEdit } = useEditedSchedule();
  const { modal } = App.useApp();
  const attempt = useAttempt();

  async function remove(): Promise<void> {
    const question = { title: `删除「${name}」？`, content: warning, okText: '删除', okButtonProps: { danger: true } };
    if (!(await modal.confirm(question))) return;
    await attempt(onDelete, `已删除「${name}」`);
  }

  return (
    <li className={styles.row}>
      {mark}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {note !== '' && <span className={styles.minor}>{note}</span>}
      </span>
      {mayEdit && (
        <span className={styles.commands}>
          {commands}
          <Button type="text" icon={<EditOutlined />} aria-label={`编辑「${name}」`} onClick={onEdit} />
          <Button type="text" icon={<DeleteOutlined />} aria-label={`删除「${name}」`} onClick={() => void remove()} />
        </span>
      )}
    </li>
  );
}

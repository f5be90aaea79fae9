import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import type { ReactNode } from 'react';
import { failureText } from '../../shared/failure-text.ts';
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

/** A room, track or speaker with what can be done to it. */
export function StageRow({ name, mark, note, commands, warning, onEdit, onDelete }: StageRowProps) {
  const { mayEdit } = useEditedSchedule();
  const { message, modal } = App.useApp();

  async function remove(): Promise<void> {
    if (!(await modal.confirm({ title: `删除「${name}」？`, content: warning, okText: '删除' }))) return;
    try {
      await onDelete();
      message.success(`已删除「${name}」`);
    } catch (thrown) {
      message.error(failureText(thrown));
    }
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

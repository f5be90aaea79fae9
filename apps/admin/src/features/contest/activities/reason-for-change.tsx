import type { ActivityDifference } from '@tuyuan/contract/contest/activity-data.ts';
import { Form, Input } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import styles from './activity-editor.module.css';

interface ReasonForChangeProps {
  readonly differences: readonly ActivityDifference[];
  /** How many people are told. */
  readonly told: number;
  readonly onAnswer: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Shows what a change of rules means for those who go by them, and asks why. */
export function ReasonForChange({ differences, told, onAnswer, onClose }: ReasonForChangeProps) {
  return (
    <RecordDialog<{ reason: string }>
      name="activity-change"
      title={`这次改了 ${differences.length} 处规则`}
      okText="公布改动"
      initial={{ reason: '' }}
      save={({ reason }) => onAnswer(reason)}
      onClose={onClose}
    >
      <ul className={styles.differences}>
        {differences.map(({ label, before, after }) => (
          <li key={label}>
            <span>{label}</span>
            <del>{before}</del> → <strong>{after}</strong>
          </li>
        ))}
      </ul>
      <Form.Item
        name="reason"
        label="原因（会公开）"
        extra={`简介页留一条带日期的改动记录${told > 0 ? `，并通知 ${told} 位参加者` : ''}。`}
        rules={[{ required: true, whitespace: true, message: '请填写原因' }]}
      >
        <Input.TextArea maxLength={200} showCount autoFocus autoSize={{ minRows: 2, maxRows: 4 }} />
      </Form.Item>
    </RecordDialog>
  );
}

import { DeleteOutlined, EyeInvisibleOutlined, EyeOutlined, LinkOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';

interface WorkActionsProps {
  /** Where visitors see it. */
  readonly sitePath: string;
  readonly isPublished: boolean;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly mayEdit: boolean;
  /** Whether what is on the screen can be saved. */
  readonly canSave: boolean;
  /** Whether it can be shown to visitors in the state it is in. */
  readonly canPublish?: boolean;
  /** What taking it from the site is called. */
  readonly withdrawWord?: string;
  /** Undefined for whoever may not. */
  readonly onDelete?: (() => void) | undefined;
  readonly onPublish: () => void;
  readonly onWithdraw: () => void;
  readonly onSave: () => void;
  /** Behind the way to the site. */
  readonly children?: ReactNode;
}

/** What can be done with a work as a whole: look at it, delete, publish, take it from the site, save. */
export function WorkActions(props: WorkActionsProps) {
  const { sitePath, isPublished, isDirty, isSaving, mayEdit, canSave, canPublish = true, onDelete } = props;
  return (
    <>
      {isPublished && (
        <Button icon={<LinkOutlined />} href={sitePath} target="_blank" rel="noreferrer">
          在网站查看
        </Button>
      )}
      {props.children}
      {onDelete && (
        <Button danger icon={<DeleteOutlined />} onClick={onDelete}>
          删除
        </Button>
      )}
      {mayEdit && isPublished && (
        <Button icon={<EyeInvisibleOutlined />} onClick={props.onWithdraw}>
          {props.withdrawWord ?? '下架'}
        </Button>
      )}
      {mayEdit && !isPublished && canPublish && (
        <Button icon={<EyeOutlined />} disabled={isSaving || !canSave} onClick={props.onPublish}>
          {isDirty ? '保存并发布' : '发布'}
        </Button>
      )}
      {mayEdit && (
        <Button type="primary" loading={isSaving} disabled={!isDirty || !canSave} onClick={props.onSave}>
          保存
        </Button>
      )}
    </>
  );
}

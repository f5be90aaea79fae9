import { DeleteOutlined, EyeInvisibleOutlined, EyeOutlined, LinkOutlined } from '@ant-design/icons';
import type { BookState } from '@tuyuan/contract/library/book-management.ts';
import { Button } from 'antd';
import { usePermissions } from '../../../shared/session/session-context.tsx';

interface BookActionsProps {
  readonly id: number;
  readonly state: BookState;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly canSave: boolean;
  readonly onDelete: () => void;
  readonly onPublish: () => void;
  readonly onWithdraw: () => void;
  readonly onSave: () => void;
}

/** What can be done with a book as a whole. */
export function BookActions(props: BookActionsProps) {
  const { id, state, isDirty, isSaving, canSave } = props;
  const mayDo = usePermissions();
  const mayEdit = mayDo('Pages.Books.Edit');
  return (
    <>
      {state === 'published' && (
        <Button icon={<LinkOutlined />} href={`/flip?id=${id}`} target="_blank" rel="noreferrer">
          在网站查看
        </Button>
      )}
      {mayDo('Pages.Books.Delete') && (
        <Button danger icon={<DeleteOutlined />} onClick={props.onDelete}>
          删除
        </Button>
      )}
      {mayEdit &&
        (state === 'published' ? (
          <Button icon={<EyeInvisibleOutlined />} onClick={props.onWithdraw}>
            下架
          </Button>
        ) : (
          <Button icon={<EyeOutlined />} disabled={isSaving} onClick={props.onPublish}>
            {isDirty ? '保存并发布' : '发布'}
          </Button>
        ))}
      {mayEdit && (
        <Button type="primary" loading={isSaving} disabled={!isDirty || !canSave} onClick={props.onSave}>
          保存
        </Button>
      )}
    </>
  );
}

import { PlusOutlined } from '@ant-design/icons';
import {
  useCreateUserLabelMutation,
  useDeleteUserLabelMutation,
  useGetUserLabelsQuery,
  useUpdateUserLabelMutation,
} from '@tuyuan/api-client/library/user-label.ts';
import type { UserLabel } from '@tuyuan/contract/library/user-label.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import cell from '../../../shared/list/cell.module.css';
import { subjectColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn } from '../../../shared/list/list-column.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { paths } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { userLabelFilters } from './label-filters.ts';

/** The labels the back office puts on users; they are put on in the list of users. */
export function UserLabelList() {
  const control = useListState(userLabelFilters);
  const query = useGetUserLabelsQuery(control.request);
  const mayDo = usePermissions();
  const [edited, setEdited] = useState<UserLabel | 'new'>();
  const onOpen = mayDo('Pages.Labels.Edit') ? (label: UserLabel) => setEdited(label) : undefined;
  const columns: ListColumn<UserLabel>[] = [
    subjectColumn({ key: 'name', title: '标签', name: ({ name }) => name, onOpen }),
    {
      key: 'userCount',
      title: '用户',
      width: 120,
      align: 'right',
      render: (_, { id, userCount }) =>
        mayDo('Pages.Users') && userCount > 0 ? (
          <Link className={cell.link} to={`${paths.users}?label=${id}`}>
            {formatCount(userCount)}
          </Link>
        ) : (
          formatCount(userCount)
        ),
    },
  ];
  return (
    <>
      <ListScreen
        control={control}
        query={query}
        name="userLabels"
        title="用户标签"
        subject="标签"
        unit="个"
        rowHeight={52}
        scrollWidth={400}
        onOpen={onOpen}
        create={
          mayDo('Pages.Labels.Create') && { label: '新建标签', icon: <PlusOutlined />, run: () => setEdited('new') }
        }
        columns={() => columns}
        empty={{ text: '比如「签约作者」「媒体」。建好后在「用户」里选中用户贴上；用户自己看不到。' }}
      />
      {edited && <UserLabelDialog label={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

interface UserLabelDialogProps {
  /** Undefined for a new one. */
  readonly label: UserLabel | undefined;
  readonly onClose: () => void;
}

function UserLabelDialog({ label, onClose }: UserLabelDialogProps) {
  const [create] = useCreateUserLabelMutation();
  const [update] = useUpdateUserLabelMutation();
  const [remove] = useDeleteUserLabelMutation();
  const mayDelete = usePermissions()('Pages.Labels.Delete');
  return (
    <RecordDialog<{ name: string }>
      name="user-label"
      width={400}
      title={label ? '编辑标签' : '新建标签'}
      initial={{ name: label?.name ?? '' }}
      save={async ({ name }) => {
        await (label ? update({ id: label.id, name }) : create({ name })).unwrap();
        return `已保存「${name}」`;
      }}
      remove={
        label &&
        mayDelete && {
          label: '删除',
          title: `删除标签「${label.name}」？`,
          content: `会从 ${label.userCount} 个用户上去掉。`,
          run: () => remove({ id: label.id }).unwrap(),
        }
      }
      onClose={onClose}
    >
      <Form.Item name="name" label="标签" rules={[{ required: true, whitespace: true, message: '请填写标签' }]}>
        <Input maxLength={20} showCount autoFocus />
      </Form.Item>
    </RecordDialog>
  );
}

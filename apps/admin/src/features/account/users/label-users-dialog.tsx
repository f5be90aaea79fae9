import { useLabelUsersMutation } from '@tuyuan/api-client/library/user-label.ts';
import type { NamedReference } from '@tuyuan/contract/library/image.ts';
import { Form, Select } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';

interface LabelUsersDialogProps {
  readonly userIds: readonly number[];
  readonly labels: readonly NamedReference[];
  readonly onClose: () => void;
}

interface Fields {
  readonly addIds?: number[];
  readonly removeIds?: number[];
}

/** Puts labels on users and takes others off. */
export function LabelUsersDialog({ userIds, labels, onClose }: LabelUsersDialogProps) {
  const [label] = useLabelUsersMutation();
  const options = labels.map(({ id, name }) => ({ value: id, label: name }));
  const none = '还没有标签，先在「用户标签」里新建';
  return (
    <RecordDialog<Fields>
      name="label-users"
      width={420}
      title={`给 ${userIds.length} 人贴标签`}
      okText="贴上"
      initial={{ addIds: [], removeIds: [] }}
      save={async ({ addIds = [], removeIds = [] }) => {
        const { changed } = await label({ userIds: [...userIds], addIds, removeIds }).unwrap();
        return `${changed} 人的标签改了`;
      }}
      onClose={onClose}
    >
      <Form.Item name="addIds" label="贴上">
        <Select mode="multiple" optionFilterProp="label" options={options} notFoundContent={none} />
      </Form.Item>
      <Form.Item name="removeIds" label="撕下（选填）">
        <Select mode="multiple" optionFilterProp="label" options={options} notFoundContent={none} />
      </Form.Item>
    </RecordDialog>
  );
}

import { useInviteGuestMutation } from '@tuyuan/api-client/contest/entrant-management.ts';
import { Form, Input } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';

interface InviteGuestDialogProps {
  readonly activityId: number;
  readonly onClose: () => void;
}

interface Fields {
  readonly userName: string;
  readonly name: string;
}

/** Invites a user of the site, who then contributes without registering. */
export function InviteGuestDialog({ activityId, onClose }: InviteGuestDialogProps) {
  const [invite] = useInviteGuestMutation();
  return (
    <RecordDialog<Fields>
      name="invite-guest"
      title="邀请特邀作者"
      okText="邀请"
      initial={{ userName: '', name: '' }}
      save={async (fields) => {
        await invite({ activityId, ...fields }).unwrap();
        onClose();
      }}
      onClose={onClose}
    >
      <Form.Item
        name="userName"
        label="用户名"
        extra="对方会收到通知，直接就能投稿；第一次提交时同意权利说明。"
        rules={[{ required: true, whitespace: true, message: '请填写用户名' }]}
      >
        <Input maxLength={64} autoFocus />
      </Form.Item>
      <Form.Item name="name" label="署名（选填）" extra="不填用对方的昵称。">
        <Input maxLength={30} />
      </Form.Item>
    </RecordDialog>
  );
}

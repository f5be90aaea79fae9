import type { ManagedLivePhoto } from '@tuyuan/contract/live-management.ts';
import { AutoComplete, Form, Input, Modal } from 'antd';

const reasons = ['闭眼了', '没对上焦', '和别的重复', '本人不愿公开', '内容不合适'].map((value) => ({ value }));

interface WithdrawDialogProps {
  readonly photos: readonly ManagedLivePhoto[];
  readonly onWithdraw: (reason: string) => void;
  readonly onClose: () => void;
}

/** Why photos come off the wall or don't come on it; their photographers are told. */
export function WithdrawDialog({ photos, onWithdraw, onClose }: WithdrawDialogProps) {
  const [form] = Form.useForm<{ reason: string }>();
  const [only] = photos;
  return (
    <Modal
      open
      title={photos.length === 1 && only ? `「${only.title}」不上墙？` : `${photos.length} 张照片不上墙？`}
      okText="不上墙"
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        name="withdraw"
        layout="vertical"
        initialValues={{ reason: '' }}
        onFinish={({ reason }) => {
          onWithdraw(reason.trim());
          onClose();
        }}
      >
        <Form.Item name="reason" label="原因" extra="摄影师能看到。照片留在“已下墙”里，随时可以放回去。">
          <AutoComplete options={reasons}>
            <Input autoFocus maxLength={60} placeholder="选一个，或自己写；可以不填" />
          </AutoComplete>
        </Form.Item>
      </Form>
    </Modal>
  );
}

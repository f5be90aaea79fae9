import {
  useCreatePostMutation,
  useDeletePostMutation,
  useUpdatePostMutation,
} from '@tuyuan/api-client/conference/duty-management.ts';
import type { DutyPost } from '@tuyuan/contract/conference/duty-management.ts';
import { App, Button, Form, Input, InputNumber, Modal, Space } from 'antd';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts';
import { StaffSelect } from '../../../shared/people/staff-select.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';

interface PostDialogProps {
  readonly conferenceId: number;
  readonly post: DutyPost | undefined;
  readonly onClose: () => void;
}

interface Fields {
  readonly place: string;
  readonly work: string;
  readonly directions: string;
  readonly leadId?: number | null;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
}

const names = ['place', 'work', 'directions', 'leadId', 'latitude', 'longitude'];

/** A post: place, purpose, leader. */
export function PostDialog({ conferenceId, post, onClose }: PostDialogProps) {
  const [form] = Form.useForm<Fields>();
  const [create, creating] = useCreatePostMutation();
  const [update, updating] = useUpdatePostMutation();
  const [remove] = useDeletePostMutation();
  const faults = useFormFaults(form, names);
  const close = useLeaveGuard(form, onClose);
  const attempt = useAttempt();
  const { message, modal } = App.useApp();
  const isEmpty = post?.shifts.every(({ taken }) => taken === 0) ?? false;

  async function save(fields: Fields): Promise<void> {
    const given = {
      ...fields,
      leadId: fields.leadId ?? null,
      latitude: fields.latitude ?? null,
      longitude: fields.longitude ?? null,
    };
    const isSaved = await faults.guard(() =>
      post ? update({ id: post.id, ...given }).unwrap() : create({ conferenceId, ...given }).unwrap(),
    );
    if (!isSaved) return;
    message.success(`已保存「${fields.place}」`);
    onClose();
  }

  async function askAndRemove({ id, place, shifts }: DutyPost): Promise<void> {
    const isSure = await modal.confirm({
      title: `删除「${place}」？`,
      content: shifts.length === 0 ? '删除后不能恢复。' : `连同它的 ${shifts.length} 个空班次一起删除，不能恢复。`,
      okText: '删除岗位',
      okButtonProps: { danger: true },
    });
    if (isSure && (await attempt(() => remove({ id }).unwrap(), `已删除「${place}」`))) onClose();
  }

  return (
    <Modal
      open
      title={post ? `编辑「${post.place}」` : '加一个岗位'}
      okText="保存"
      okButtonProps={{ loading: creating.isLoading || updating.isLoading }}
      onOk={() => form.submit()}
      onCancel={close}
      footer={(_, { OkBtn, CancelBtn }) => (
        <>
          {post && isEmpty && (
            <Button danger type="text" style={{ float: 'left' }} onClick={() => void askAndRemove(post)}>
              删除岗位
            </Button>
          )}
          <CancelBtn />
          <OkBtn />
        </>
      )}
    >
      <FormFault text={faults.rest} />
      <Form<Fields>
        form={form}
        name="post"
        layout="vertical"
        initialValues={post ?? { place: '', work: '', directions: '' }}
        onFinish={(fields) => void save(fields)}
      >
        <Form.Item name="place" label="地点" rules={[{ required: true, whitespace: true, message: '请填写地点' }]}>
          <Input maxLength={40} placeholder="东门" />
        </Form.Item>
        <Form.Item name="work" label="做什么" rules={[{ required: true, whitespace: true, message: '请填写做什么' }]}>
          <Input maxLength={40} placeholder="入场核验" />
        </Form.Item>
        <Form.Item name="leadId" label="组长" extra="缺岗和换班会告诉组长。">
          <StaffSelect conferenceId={conferenceId} />
        </Form.Item>
        <Form.Item name="directions" label="怎么找、怎么做">
          <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 2 }} />
        </Form.Item>
        <Space wrap>
          <Form.Item name="latitude" label="纬度" extra="用来找最近的同事。">
            <InputNumber min={-90} max={90} />
          </Form.Item>
          <Form.Item name="longitude" label="经度">
            <InputNumber min={-180} max={180} />
          </Form.Item>
        </Space>
      </Form>
    </Modal>
  );
}

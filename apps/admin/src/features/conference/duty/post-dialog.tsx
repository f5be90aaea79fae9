import {
  useCreatePostMutation,
  useDeletePostMutation,
  useUpdatePostMutation,
} from '@tuyuan/api-client/conference/duty-management.ts';
import type { DutyPost } from '@tuyuan/contract/conference/duty-management.ts';
import { Form, Input, InputNumber, Space } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { StaffSelect } from '../../../shared/people/staff-select.tsx';

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

/** A post: place, purpose, leader. */
export function PostDialog({ conferenceId, post, onClose }: PostDialogProps) {
  const [create] = useCreatePostMutation();
  const [update] = useUpdatePostMutation();
  const [remove] = useDeletePostMutation();
  const isEmpty = post?.shifts.every(({ taken }) => taken === 0) ?? false;

  async function save(fields: Fields): Promise<string> {
    const given = {
      ...fields,
      leadId: fields.leadId ?? null,
      latitude: fields.latitude ?? null,
      longitude: fields.longitude ?? null,
    };
    await (post ? update({ id: post.id, ...given }) : create({ conferenceId, ...given })).unwrap();
    return `已保存「${fields.place}」`;
  }

  return (
    <RecordDialog<Fields>
      name="post"
      title={post ? `编辑「${post.place}」` : '加一个岗位'}
      initial={post ?? { place: '', work: '', directions: '' }}
      save={save}
      remove={
        post &&
        isEmpty && {
          label: '删除岗位',
          title: `删除「${post.place}」？`,
          content:
            post.shifts.length === 0
              ? '删除后不能恢复。'
              : `连同它的 ${post.shifts.length} 个空班次一起删除，不能恢复。`,
          done: `已删除「${post.place}」`,
          run: () => remove({ id: post.id }).unwrap(),
        }
      }
      onClose={onClose}
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
    </RecordDialog>
  );
}

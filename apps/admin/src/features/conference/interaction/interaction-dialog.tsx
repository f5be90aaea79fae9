import {
  useCreateInteractionMutation,
  useUpdateInteractionMutation,
} from '@tuyuan/api-client/conference/interaction-management.ts';
import { interactionKinds } from '@tuyuan/contract/conference/interaction-fields.ts';
import type { ManagedInteraction } from '@tuyuan/contract/conference/interaction-management.ts';
import { Form, Input, InputNumber, Segmented, Switch } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { kindNames } from '../../../shared/interaction-words.ts';
import { OptionFields } from './option-fields.tsx';
import { fieldsOf, type SpecFields, specOf } from './spec-fields.ts';

interface InteractionDialogProps {
  readonly roomId: number;
  /** Undefined for a new one. */
  readonly item: ManagedInteraction | undefined;
  readonly onClose: () => void;
}

/** Prepares an interaction; until it is opened everything but its kind can be changed. */
export function InteractionDialog({ roomId, item, onClose }: InteractionDialogProps) {
  const [form] = Form.useForm<SpecFields>();
  const [create] = useCreateInteractionMutation();
  const [update] = useUpdateInteractionMutation();
  const initial = fieldsOf(item?.spec);
  const kind = Form.useWatch('kind', form) ?? initial.kind;
  const hasOptions = kind === 'poll' || kind === 'quiz';

  async function save(): Promise<string> {
    const spec = specOf(form.getFieldsValue(true));
    await (item ? update({ id: item.id, spec }) : create({ roomId, spec })).unwrap();
    return item ? '已保存' : `${kindNames[spec.kind]}准备好了，现场点“开始”打开`;
  }

  return (
    <RecordDialog<SpecFields>
      name="interaction"
      form={form}
      width={640}
      title={item ? `编辑${kindNames[item.kind]}` : '准备一项互动'}
      okText={item ? '保存' : '准备好'}
      initial={initial}
      save={save}
      onClose={onClose}
    >
      <Form.Item name="kind" label="方式" hidden={item !== undefined}>
        <Segmented block options={interactionKinds.map((value) => ({ value, label: kindNames[value] }))} />
      </Form.Item>
      <Form.Item
        name="title"
        label={kind === 'lottery' ? '名称' : '题目'}
        rules={[{ required: true, whitespace: true, message: '请填写题目' }]}
      >
        <Input maxLength={60} showCount />
      </Form.Item>
      {hasOptions && <OptionFields isQuiz={kind === 'quiz'} pictures={item?.options ?? []} />}
      {kind === 'poll' && (
        <>
          <Form.Item name="maxChoices" label="每人最多选几项">
            <InputNumber min={1} max={12} precision={0} />
          </Form.Item>
          <Form.Item
            name="showsLive"
            label="边投边看结果"
            extra="关掉后，大屏和手机在公布前只显示参与人数。"
            valuePropName="checked"
          >
            <Switch />
          </Form.Item>
          <Form.Item name="canChange" label="可以改一次" valuePropName="checked">
            <Switch />
          </Form.Item>
        </>
      )}
      {kind === 'wordCloud' && (
        <Form.Item name="maxWords" label="每人最多写几个词">
          <InputNumber min={1} max={5} precision={0} />
        </Form.Item>
      )}
      {kind === 'lottery' && (
        <>
          <Form.Item name="prize" label="奖品" rules={[{ required: true, whitespace: true, message: '请填写奖品' }]}>
            <Input maxLength={60} />
          </Form.Item>
          <Form.Item name="winnerCount" label="抽几名" extra="这场会议里中过奖的人不会再中。">
            <InputNumber min={1} max={100} precision={0} />
          </Form.Item>
        </>
      )}
      <Form.Item name="seconds" label="多久后自动锁定" extra="留空由主持人锁定。">
        <InputNumber min={5} max={3600} precision={0} suffix="秒" style={{ width: 140 }} />
      </Form.Item>
    </RecordDialog>
  );
}

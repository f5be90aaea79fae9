import {
  useGetBroadcastGroupsQuery,
  useSendBroadcastMutation,
  useUpdateBroadcastMutation,
} from '@tuyuan/api-client/community/broadcast-management.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import type { Broadcast } from '@tuyuan/contract/community/broadcast-management.ts';
import { type BroadcastAudience, broadcastAudiences } from '@tuyuan/contract/community/notification-words.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { Form, Input, Radio, Select } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { audienceTitles } from './audience-titles.ts';

interface Fields {
  readonly title: string;
  readonly body: string;
  readonly audience: BroadcastAudience;
  readonly audienceIds?: readonly number[];
  readonly registeredSince?: string | null;
  readonly when: 'now' | 'later';
  readonly sendAt?: string | null;
}

const groupTitles = { roles: '角色', labels: '用户标签', units: '单位' } as const;

interface DialogProps {
  /** One that waits for its time; absent for a new one. */
  readonly broadcast?: Broadcast | undefined;
  readonly onClose: () => void;
}

/** Tells many people something, at once or at a time. */
export function SendBroadcastDialog({ broadcast, onClose }: DialogProps) {
  const [send] = useSendBroadcastMutation();
  const [update] = useUpdateBroadcastMutation();
  const keys = useRetryKey();
  const [form] = Form.useForm<Fields>();
  const audience = Form.useWatch('audience', form);
  const when = Form.useWatch('when', form);

  async function save({ when: chosen, audienceIds, registeredSince, sendAt, ...fields }: Fields): Promise<string> {
    const content = {
      ...fields,
      audienceIds: fields.audience in groupTitles ? [...(audienceIds ?? [])] : [],
      registeredSince: fields.audience === 'registeredSince' ? (registeredSince ?? null) : null,
      sendAt: chosen === 'later' ? (sendAt ?? null) : null,
    };
    const saved = broadcast
      ? await update({ ...content, id: broadcast.id }).unwrap()
      : await send({ ...content, key: keys.of(content) }).unwrap();
    return saved.state === 'sent' ? `已发给 ${saved.received} 人` : '已排好，到时间就发';
  }

  return (
    <RecordDialog<Fields>
      name="send-broadcast"
      form={form}
      title={broadcast ? '修改广播' : '发广播'}
      okText={when === 'later' ? '保存，到时间发送' : '立即发送'}
      initial={
        broadcast
          ? { ...broadcast, when: 'later' }
          : { title: '', body: '', audience: 'all', audienceIds: [], when: 'now' }
      }
      save={save}
      onClose={onClose}
    >
      <Form.Item name="audience" label="发给">
        <Select options={broadcastAudiences.map((value) => ({ value, label: audienceTitles[value] }))} />
      </Form.Item>
      {(audience === 'roles' || audience === 'labels' || audience === 'units') && <GroupField kind={audience} />}
      {audience === 'registeredSince' && (
        <Form.Item name="registeredSince" label="从哪天起注册" rules={[{ required: true, message: '请选择日期' }]}>
          <DateInput />
        </Form.Item>
      )}
      <Form.Item name="title" label="标题" rules={[{ required: true, whitespace: true, message: '请填写标题' }]}>
        <Input maxLength={60} showCount autoFocus />
      </Form.Item>
      <Form.Item name="body" label="内容" rules={[{ required: true, whitespace: true, message: '请填写内容' }]}>
        <Input.TextArea maxLength={2000} showCount autoSize={{ minRows: 4, maxRows: 12 }} />
      </Form.Item>
      <Form.Item name="when" label="什么时候发">
        <Radio.Group
          options={[
            { value: 'now', label: '立即' },
            { value: 'later', label: '定时' },
          ]}
        />
      </Form.Item>
      {when === 'later' && (
        <Form.Item name="sendAt" label="发送时间" rules={[{ required: true, message: '请选择发送时间' }]}>
          <DateInput kind="dateTime" />
        </Form.Item>
      )}
    </RecordDialog>
  );
}

/** Which roles, labels or units. */
function GroupField({ kind }: { readonly kind: keyof typeof groupTitles }) {
  const { data, isFetching } = useGetBroadcastGroupsQuery();
  return (
    <Form.Item
      name="audienceIds"
      label={groupTitles[kind]}
      rules={[{ required: true, type: 'array', message: `请选择${groupTitles[kind]}` }]}
    >
      <Select
        mode="multiple"
        loading={isFetching}
        placeholder="可以选几个"
        options={data?.[kind].map(({ id, name }) => ({ value: id, label: name })) ?? []}
        showSearch={{ optionFilterProp: 'label' }}
        maxCount={50}
        notFoundContent={`还没有${groupTitles[kind]}`}
      />
    </Form.Item>
  );
}

import { useCloneConferenceMutation } from '@tuyuan/api-client/conference/conference-management.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import type { ClonePart, ConferenceDraft } from '@tuyuan/contract/conference/conference-management.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { Checkbox, Form, Input, Switch, Typography } from 'antd';
import { useNavigate } from 'react-router-dom';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { conferencePath } from '../../../shared/paths.ts';
import { cloneChoices } from './clone-choices.ts';

interface CloneDialogProps {
  readonly conference: ConferenceDraft;
  readonly onClose: () => void;
}

interface Fields {
  readonly title: string;
  readonly startDay: string;
  readonly isRehearsal: boolean;
  readonly parts: ClonePart[];
}

const choices = cloneChoices.map(({ value, label, detail }) => ({
  value,
  label: (
    <>
      {label} <Typography.Text type="secondary">{detail}</Typography.Text>
    </>
  ),
}));

/** Begins a new conference with what another has, but people, what they did and secrets. */
export function CloneDialog({ conference, onClose }: CloneDialogProps) {
  const [clone] = useCloneConferenceMutation();
  const retryKey = useRetryKey();
  const navigate = useNavigate();

  async function save({ title, startDay, isRehearsal, parts }: Fields): Promise<string> {
    const wish = { id: conference.id, title, startDay, isRehearsal, parts };
    const made = await clone({ ...wish, key: retryKey.of(wish) }).unwrap();
    void navigate(conferencePath(made.id));
    return `已建立「${title}」的草稿`;
  }

  return (
    <RecordDialog<Fields>
      name="cloneConference"
      title="复制成新会议"
      okText="建立草稿"
      initial={{
        title: conference.title,
        startDay: conference.startTime.slice(0, 10),
        isRehearsal: false,
        parts: cloneChoices.map(({ value }) => value),
      }}
      save={save}
      onClose={onClose}
    >
      <p style={{ marginBlockEnd: 12 }}>
        带过去：{conference.storedState === 'draft' ? '' : '已发布的'}
        基本信息、图片、介绍、报名表、票种和日程，以及下面勾选的。所有时间按新的开始日期整天平移，钟点不变。
      </p>
      <Form.Item name="title" label="名称" rules={[{ required: true, whitespace: true, message: '请填写名称' }]}>
        <Input maxLength={60} showCount />
      </Form.Item>
      <Form.Item name="startDay" label="新的开始日期" rules={[{ required: true, message: '请填写开始日期' }]}>
        <DateInput />
      </Form.Item>
      <Form.Item
        name="parts"
        label="还带过去"
        extra="不带：参会者和工作人员、放行授权、备餐数、车牌和司机、回答和照片、资料、通知。海报和抽奖种子都是新的，原来的海报在新会议扫不了。"
      >
        <Checkbox.Group options={choices} style={{ display: 'grid', rowGap: 4, marginBlockEnd: 8 }} />
      </Form.Item>
      <Form.Item
        name="isRehearsal"
        label="用来演练"
        valuePropName="checked"
        extra="演练只有工作人员看得到，不进统计，可以整场删除。"
      >
        <Switch />
      </Form.Item>
    </RecordDialog>
  );
}

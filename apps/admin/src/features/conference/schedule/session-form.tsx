import { sessionKinds } from '@tuyuan/contract/conference/schedule-fields.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { Form, Input, InputNumber, Select, Switch } from 'antd';
import type { ReactNode } from 'react';
import { useEditedSchedule } from './edited-schedule.tsx';
import { sessionKindNames } from './schedule-words.ts';
import styles from './session-drawer.module.css';
import type { SessionFields } from './session-fields.ts';

interface SessionFormProps {
  /** Only what people know of can be called off. */
  readonly isPublished: boolean;
  /** Below time and room: whether it fits there. */
  readonly fits: ReactNode;
}

export function SessionForm({ isPublished, fits }: SessionFormProps) {
  const { draft } = useEditedSchedule();
  const rooms = draft.rooms.map(({ id, name, capacity }) => ({
    value: id,
    label: capacity === null ? name : `${name} · ${capacity} 座`,
  }));
  const tracks = draft.tracks.map(({ id, name }) => ({ value: id, label: name }));
  const speakers = draft.speakers.map(({ id, name, title }) => ({
    value: id,
    label: title === '' ? name : `${name} · ${title}`,
    name,
  }));
  return (
    <>
      <Form.Item<SessionFields>
        name="title"
        label="题目"
        rules={[{ required: true, whitespace: true, message: '请填写题目' }]}
      >
        <Input maxLength={80} showCount />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item<SessionFields> name="kind" label="类型">
          <Select options={sessionKinds.map((kind) => ({ value: kind, label: sessionKindNames[kind] }))} />
        </Form.Item>
        <Form.Item<SessionFields> name="trackId" label="类别">
          <Select allowClear options={tracks} placeholder="不分类" />
        </Form.Item>
      </div>
      <Form.Item<SessionFields> name="speakerIds" label="讲者">
        <Select
          mode="multiple"
          options={speakers}
          optionLabelProp="name"
          showSearch={{ optionFilterProp: 'label' }}
          placeholder="未定"
        />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item<SessionFields> name="startTime" label="开始" extra="留空是还没排">
          <DateInput kind="dateTime" />
        </Form.Item>
        <Form.Item<SessionFields>
          name="durationMinutes"
          label="时长"
          rules={[{ required: true, message: '请填写时长' }]}
        >
          <InputNumber min={5} max={1440} step={5} precision={0} suffix="分钟" style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item<SessionFields> name="roomId" label="会场">
          <Select allowClear options={rooms} placeholder="全场" />
        </Form.Item>
        <Form.Item<SessionFields> name="seatLimit" label="订座上限" extra="留空不用订座">
          <InputNumber min={1} max={100_000} precision={0} suffix="人" style={{ width: '100%' }} />
        </Form.Item>
      </div>
      {fits}
      <Form.Item<SessionFields> name="abstract" label="介绍">
        <Input.TextArea maxLength={5000} showCount autoSize={{ minRows: 3, maxRows: 10 }} />
      </Form.Item>
      <Form.Item<SessionFields> name="isCancelled" label="取消这一场" valuePropName="checked" hidden={!isPublished}>
        <Switch />
      </Form.Item>
      <Form.Item<SessionFields> noStyle dependencies={['isCancelled']}>
        {({ getFieldValue }) => (
          <Form.Item<SessionFields>
            name="cancelledReason"
            label="取消的原因"
            extra="通知里会写上。"
            hidden={getFieldValue('isCancelled') !== true}
          >
            <Input maxLength={200} />
          </Form.Item>
        )}
      </Form.Item>
    </>
  );
}

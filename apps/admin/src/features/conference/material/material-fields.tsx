import { type ManagedMaterial, materialVisibilities } from '@tuyuan/contract/conference/material.ts';
import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { Form, Input, Select, Switch } from 'antd';
import { visibilityNames } from './material-words.ts';

export interface MaterialSession {
  readonly id: number;
  readonly title: string;
  readonly startTime: string;
}

export interface MaterialForm {
  readonly title: string;
  readonly category: string;
  readonly sessionId?: number | null;
  readonly visibility: ManagedMaterial['visibility'];
  readonly isMarked: boolean;
  /** Day and time as in `DateInput`; "" for now. */
  readonly publishAt: string;
}

export const materialFieldNames = ['title', 'category', 'sessionId', 'visibility', 'isMarked', 'publishAt'] as const;

interface MaterialFieldsProps {
  readonly sessions: readonly MaterialSession[];
  readonly isNew: boolean;
}

/** A file's text and its readers. */
export function MaterialFields({ sessions, isNew }: MaterialFieldsProps) {
  return (
    <>
      <Form.Item<MaterialForm>
        name="title"
        label="名称"
        rules={[{ required: true, whitespace: true, message: '请填写名称' }]}
      >
        <Input maxLength={80} showCount />
      </Form.Item>
      <Form.Item<MaterialForm> name="sessionId" label="属于哪一场">
        <Select
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          placeholder="整场会议"
          options={sessions.map(({ id, title, startTime }) => ({
            value: id,
            label: `${wireDay(startTime)} ${wireClock(startTime)} ${title}`,
          }))}
        />
      </Form.Item>
      <Form.Item<MaterialForm> name="category" label="分类">
        <Input maxLength={20} placeholder="讲义、议程、照片…" />
      </Form.Item>
      <Form.Item<MaterialForm> name="visibility" label="谁能看">
        <Select options={materialVisibilities.map((value) => ({ value, label: visibilityNames[value] }))} />
      </Form.Item>
      <Form.Item<MaterialForm>
        name="isMarked"
        label="水印"
        valuePropName="checked"
        extra="每人拿到的那一份都印着他的名字；只有 PDF 和图片能加。"
      >
        <Switch />
      </Form.Item>
      <Form.Item<MaterialForm>
        name="publishAt"
        label="什么时候发布"
        extra={isNew ? '留空立刻发布。' : undefined}
        rules={isNew ? [] : [{ required: true, message: '请填写时间' }]}
      >
        <DateInput kind="dateTime" />
      </Form.Item>
    </>
  );
}

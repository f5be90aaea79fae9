import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { usePublishMannerMutation } from '@tuyuan/api-client/conference/code-of-conduct.ts';
import type { MannerSection, publishManner } from '@tuyuan/contract/conference/code-of-conduct.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { App, Button, Card, Form, Input, Select, Space, Switch } from 'antd';
import { useState } from 'react';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useUnsavedGuard } from '../../../shared/form/use-unsaved-guard.ts';
import { topicTitles } from './topic-titles.ts';

export type MannerVersion = OutputOf<typeof publishManner>;

interface MannerFormProps {
  readonly conferenceId: number;
  readonly newest: MannerVersion | undefined;
}

interface Fields {
  readonly sections: MannerSection[];
  readonly mustConfirm: boolean;
}

const most = 20;
const topics = Object.entries(topicTitles).map(([value, label]) => ({ value, label }));
/** Sections that nearly every conference has. */
const usual: MannerSection[] = [
  { topic: 'photography', title: '拍摄', text: '' },
  { topic: 'silence', title: '静音', text: '' },
  { topic: 'exits', title: '安全出口', text: '' },
  { topic: 'contacts', title: '联系会务', text: '' },
];

/** The next version of the code of conduct, section by section. */
export function MannerForm({ conferenceId, newest }: MannerFormProps) {
  const { message, modal } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const [publish, { isLoading }] = usePublishMannerMutation();
  const [isDirty, setDirty] = useState(false);
  const faults = useFormFaults(form, ['sections']);
  useUnsavedGuard(isDirty);

  async function save({ sections, mustConfirm }: Fields): Promise<void> {
    const isSure = await modal.confirm({
      title: newest ? `发布第 ${newest.version + 1} 版？` : '发布须知？',
      content: mustConfirm
        ? '所有参会者要在手机上重新确认；没确认的人，入口会提示检票员。'
        : '参会者在手机上马上看到新的内容，不要求确认。',
      okText: '发布',
    });
    if (!isSure) return;
    const isSaved = await faults.guard(() =>
      publish({ conferenceId, version: newest?.version ?? 0, sections, mustConfirm }).unwrap(),
    );
    if (!isSaved) return;
    setDirty(false);
    message.success('已发布');
  }

  return (
    <Form<Fields>
      form={form}
      name="manner"
      layout="vertical"
      style={{ maxWidth: 760 }}
      initialValues={{ sections: newest?.sections ?? usual, mustConfirm: newest?.mustConfirm ?? true }}
      onValuesChange={() => setDirty(true)}
      onFinish={(fields) => void save(fields)}
    >
      <FormFault text={faults.rest} />
      <Form.List name="sections">
        {(fields, { add, remove, move }) => (
          <>
            {fields.map(({ key, name }, index) => (
              <Card
                key={key}
                size="small"
                title={`第 ${index + 1} 条`}
                style={{ marginBlockEnd: 12 }}
                extra={
                  <Space size={0}>
                    <Button
                      type="text"
                      icon={<ArrowUpOutlined />}
                      aria-label={`上移第 ${index + 1} 条`}
                      disabled={index === 0}
                      onClick={() => move(index, index - 1)}
                    />
                    <Button
                      type="text"
                      icon={<ArrowDownOutlined />}
                      aria-label={`下移第 ${index + 1} 条`}
                      disabled={index === fields.length - 1}
                      onClick={() => move(index, index + 1)}
                    />
                    <Button
                      type="text"
                      danger
                      icon={<DeleteOutlined />}
                      aria-label={`删除第 ${index + 1} 条`}
                      disabled={fields.length === 1}
                      onClick={() => remove(name)}
                    />
                  </Space>
                }
              >
                <Space wrap align="start" style={{ width: '100%' }}>
                  <Form.Item name={[name, 'topic']} label="类别">
                    <Select style={{ width: 140 }} options={topics} />
                  </Form.Item>
                  <Form.Item
                    name={[name, 'title']}
                    label="标题"
                    rules={[{ required: true, whitespace: true, message: '请填写标题' }]}
                  >
                    <Input maxLength={30} style={{ width: 240 }} />
                  </Form.Item>
                </Space>
                <Form.Item
                  name={[name, 'text']}
                  label="内容"
                  rules={[{ required: true, whitespace: true, message: '请填写内容' }]}
                >
                  <Input.TextArea maxLength={1000} showCount autoSize={{ minRows: 2, maxRows: 8 }} />
                </Form.Item>
              </Card>
            ))}
            <Button
              icon={<PlusOutlined />}
              disabled={fields.length >= most}
              onClick={() => add({ topic: 'other', title: '', text: '' })}
            >
              加一条
            </Button>
          </>
        )}
      </Form.List>
      <Form.Item
        name="mustConfirm"
        label="首次签到前必须确认"
        valuePropName="checked"
        extra="打开后，参会者扫海报签到前要先在手机上确认；由检票员扫码的照常放行，并提示没确认。"
        style={{ marginBlockStart: 16 }}
      >
        <Switch />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {newest ? `发布第 ${newest.version + 1} 版` : '发布须知'}
      </Button>
    </Form>
  );
}

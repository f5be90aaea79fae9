import { useCreateConferenceMutation } from '@tuyuan/api-client/conference/conference-management.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { App, Button, Form, Input, Switch } from 'antd';
import { useNavigate } from 'react-router-dom';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { forgetKept, keep, readKept } from '../../../shared/form/kept-draft.ts';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { wireMinute } from '../../../shared/form/wire-minute.ts';
import { conferencePath, paths } from '../../../shared/paths.ts';
import { SetupFrame } from './setup-frame.tsx';
import type { SetupStep } from './setup-steps.ts';

interface Fields {
  readonly title?: string;
  readonly summary?: string;
  readonly city?: string;
  readonly location?: string;
  readonly address?: string;
  readonly isRehearsal?: boolean;
  readonly startTime?: string;
  readonly endTime?: string;
  readonly regStartTime?: string;
  readonly regEndTime?: string;
}

const KEPT = 'conference.new';
const baseNames = ['title', 'summary', 'city', 'location', 'address'] as const;
const times = [
  ['startTime', '会议开始', '这时起会议显示「进行中」。'],
  ['endTime', '会议结束', '这时起手机端只读，资料和照片保留。'],
  ['regStartTime', '报名开始', '发布得再早，也到这时才能报名。'],
  ['regEndTime', '报名截止', '会务组仍可以加人和导入。'],
] as const;
const timeNames = times.map(([name]) => name);

/** The first two steps of a new conference: what and where, and when. Input survives a reload until the draft is created. */
export function NewConference({ step }: { readonly step: 'base' | 'times' }) {
  const { message } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const [create, { isLoading }] = useCreateConferenceMutation();
  const faults = useFormFaults(form, [...baseNames, ...timeNames]);
  const navigate = useNavigate();
  const path = (to: 'base' | 'times') => `${paths.conferences}/new/${to}`;
  const isBase = step === 'base';

  async function goOn(): Promise<void> {
    const names = isBase ? ['title'] : timeNames;
    try {
      await form.validateFields(names);
    } catch {
      return;
    }
    if (isBase) await navigate(path('times'));
    else await make();
  }

  async function make(): Promise<void> {
    const fields: Fields = form.getFieldsValue(true);
    const { title = '', startTime = '', endTime = '', regStartTime = '', regEndTime = '', ...rest } = fields;
    if (title.trim() === '') return void navigate(path('base'));
    await faults.guard(async () => {
      const made = await create({
        ...rest,
        title,
        startTime: wireMinute(startTime),
        endTime: wireMinute(endTime),
        regStartTime: wireMinute(regStartTime),
        regEndTime: wireMinute(regEndTime),
      }).unwrap();
      forgetKept(KEPT);
      message.success('已建立草稿，接着准备报名表和票种');
      await navigate(conferencePath(made.id, 'setup/form'));
    });
  }

  return (
    <SetupFrame
      title="新建会议"
      note="填好前两步就建立草稿，发布之前谁也看不到"
      step={step}
      isDone={(each) => each === 'base' && !isBase}
      onStep={(each: SetupStep) =>
        each === 'base' ? () => void navigate(path('base')) : each === 'times' ? () => void goOn() : undefined
      }
      footer={
        <>
          <Button type="primary" loading={isLoading} onClick={() => void goOn()}>
            {isBase ? '下一步：时间' : '建立草稿'}
          </Button>
          {!isBase && <Button onClick={() => void navigate(path('base'))}>上一步</Button>}
        </>
      }
    >
      <FormFault text={faults.rest} />
      <Form<Fields>
        form={form}
        name="newConference"
        layout="vertical"
        style={{ maxWidth: 640 }}
        initialValues={readKept<Fields>(KEPT) ?? {}}
        onValuesChange={() => keep(KEPT, form.getFieldsValue(true))}
        onFinish={() => void goOn()}
      >
        {/* Both steps stay in the form, so that going back and forth loses nothing. */}
        <div hidden={!isBase}>
          <Form.Item name="title" label="名称" rules={[{ required: true, whitespace: true, message: '请填写名称' }]}>
            <Input maxLength={60} showCount />
          </Form.Item>
          <Form.Item name="summary" label="摘要（选填）" extra="会议列表和分享卡片里的一句话。">
            <Input maxLength={200} showCount />
          </Form.Item>
          <Form.Item name="city" label="城市（选填）">
            <Input maxLength={30} />
          </Form.Item>
          <Form.Item name="location" label="会场（选填）" extra="会场或地址至少填一个才能发布。">
            <Input maxLength={60} />
          </Form.Item>
          <Form.Item name="address" label="地址（选填）">
            <Input maxLength={100} />
          </Form.Item>
          <Form.Item
            name="isRehearsal"
            label="用来演练"
            valuePropName="checked"
            extra="演练只有工作人员看得到，不进统计，可以整场删除。"
          >
            <Switch />
          </Form.Item>
        </div>
        <div hidden={isBase}>
          {times.map(([name, label, help]) => (
            <Form.Item
              key={name}
              name={name}
              label={label}
              extra={help}
              rules={[{ required: true, message: `请填写${label}时间` }]}
            >
              <DateInput kind="dateTime" />
            </Form.Item>
          ))}
        </div>
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </Form>
    </SetupFrame>
  );
}

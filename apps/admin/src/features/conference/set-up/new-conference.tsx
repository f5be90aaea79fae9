import {
  useCreateConferenceMutation,
  usePublishConferenceMutation,
} from '@tuyuan/api-client/conference/conference-management.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { App, Button, Form, Input, InputNumber, Switch } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConferencePictureField } from '../../../shared/form/conference-picture-field.tsx';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { forgetKept, keep, readKept } from '../../../shared/form/kept-draft.ts';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { conferencePath } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import styles from './new-conference.module.css';
import { type NewConferenceFields, newConferenceNames, newConferenceOf, usualTimes } from './new-conference-fields.ts';
import { PresetField } from './preset-field.tsx';

const KEPT = 'conference.new';
/** On a phone the focus would scroll past the first question. */
const hasRoom = () => matchMedia('(min-width: 768px)').matches;
const now = () => toWireDate(new Date());

/** A new conference on one page: its kind, and what a ticket needs. Ends published, with links to hand on. */
export function NewConference() {
  const { message } = App.useApp();
  const [form] = Form.useForm<NewConferenceFields>();
  const [create] = useCreateConferenceMutation();
  const [publish] = usePublishConferenceMutation();
  const [busy, setBusy] = useState<'publish' | 'draft'>();
  const [isUploading, setUploading] = useState(false);
  const attempt = useAttempt();
  const mayEdit = usePermissions()('Pages.Conferences.Edit');
  const faults = useFormFaults(form, newConferenceNames);
  const navigate = useNavigate();
  const isRehearsal = Form.useWatch('isRehearsal', form) ?? false;

  async function make(publishes: boolean): Promise<void> {
    try {
      await form.validateFields();
    } catch {
      return;
    }
    setBusy(publishes ? 'publish' : 'draft');
    const fields: NewConferenceFields = form.getFieldsValue(true);
    await faults.guard(async () => {
      const { id, revision } = await create(newConferenceOf(fields, now())).unwrap();
      forgetKept(KEPT);
      // From here on there is a draft: whatever becomes of the publishing, its overview says what is missing.
      const isPublished = publishes && (await attempt(() => publish({ id, revision, tells: false }).unwrap()));
      if (!publishes) message.success('已存为草稿，发布之前谁也看不到');
      await navigate(conferencePath(id), { state: { isJustPublished: isPublished } });
    });
    setBusy(undefined);
  }

  function usePreset(changed: Partial<NewConferenceFields>): void {
    const { preset } = changed;
    const isTimed = form.isFieldTouched('startTime') || form.isFieldTouched('endTime');
    if (preset !== undefined && !isTimed) form.setFieldsValue(usualTimes(preset, now()));
    keep(KEPT, form.getFieldsValue(true));
  }

  return (
    <>
      <PageHead title="新建会议" note="填好就能发布；日程、住宿这些以后随时可以加" />
      <Form<NewConferenceFields>
        form={form}
        name="newConference"
        layout="vertical"
        scrollToFirstError
        className={styles.form ?? ''}
        initialValues={readKept<NewConferenceFields>(KEPT) ?? { preset: 'salon', ...usualTimes('salon', now()) }}
        onValuesChange={usePreset}
        onFinish={() => {
          if (!isUploading) void make(mayEdit);
        }}
      >
        <FormFault text={faults.rest} />
        <Form.Item name="preset" label="是哪一种会">
          <PresetField />
        </Form.Item>
        <Form.Item name="title" label="名称" rules={[{ required: true, whitespace: true, message: '请填写名称' }]}>
          <Input maxLength={60} showCount autoFocus={hasRoom()} />
        </Form.Item>
        <div className={styles.pair}>
          <Form.Item name="startTime" label="会议开始" rules={[{ required: true, message: '请填写会议开始时间' }]}>
            <DateInput kind="dateTime" />
          </Form.Item>
          <Form.Item name="endTime" label="会议结束" rules={[{ required: true, message: '请填写会议结束时间' }]}>
            <DateInput kind="dateTime" />
          </Form.Item>
        </div>
        <div className={styles.pair}>
          <Form.Item
            name="location"
            label="会场"
            dependencies={['address']}
            rules={[
              ({ getFieldValue }) => ({
                required: true,
                validator: (_rule, location: string | undefined) =>
                  (location ?? '') !== '' || (getFieldValue('address') ?? '') !== ''
                    ? Promise.resolve()
                    : Promise.reject(new Error('会场或地址至少填一个')),
              }),
            ]}
          >
            <Input maxLength={60} />
          </Form.Item>
          <Form.Item name="address" label="地址（选填）">
            <Input maxLength={100} />
          </Form.Item>
          <Form.Item name="city" label="城市（选填）">
            <Input maxLength={30} />
          </Form.Item>
        </div>
        <div className={styles.pair}>
          <Form.Item name="places" label="名额（选填）" extra="留空不限；满了进候补。">
            <InputNumber min={1} max={100_000} precision={0} style={{ width: '100%' }} />
          </Form.Item>
          <Form.Item name="officePhone" label="会务电话（选填）" extra="参会者在手机端一键拨打。">
            <Input maxLength={40} inputMode="tel" />
          </Form.Item>
        </div>
        <Form.Item name="cover" label="封面（选填）" extra="裁成 3:2，列表和手机端用。">
          <ConferencePictureField label="封面" shape="cover" disabled={!mayEdit} onBusy={setUploading} />
        </Form.Item>
        <details className={styles.more}>
          <summary>报名时间和演练</summary>
          <div className={styles.pair}>
            <Form.Item name="regStartTime" label="报名开始（选填）" extra="留空：发布就能报名。">
              <DateInput kind="dateTime" />
            </Form.Item>
            <Form.Item name="regEndTime" label="报名截止（选填）" extra="留空：会议开始时截止。">
              <DateInput kind="dateTime" />
            </Form.Item>
          </div>
          <Form.Item
            name="isRehearsal"
            label="用来演练"
            valuePropName="checked"
            extra="演练只有工作人员看得到，不进统计，可以整场删除。"
          >
            <Switch />
          </Form.Item>
        </details>
        <div className={styles.commands}>
          {mayEdit && (
            <Button
              type="primary"
              htmlType="submit"
              loading={busy === 'publish'}
              disabled={busy === 'draft' || isUploading}
            >
              发布
            </Button>
          )}
          <Button
            {...(!mayEdit && { type: 'primary', htmlType: 'submit' })}
            loading={busy === 'draft'}
            disabled={busy === 'publish' || isUploading}
            onClick={mayEdit ? () => void make(false) : undefined}
          >
            先存草稿
          </Button>
          <span className={styles.note}>
            {isUploading
              ? '封面还在上传…'
              : isRehearsal
                ? '演练不在网站上显示。'
                : '发布时建好「参会票」「核验员」两种票和一个入口。'}
          </span>
        </div>
      </Form>
    </>
  );
}

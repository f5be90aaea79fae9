import {
  useGetManagedConferenceQuery,
  useUpdateConferenceDraftMutation,
} from '@tuyuan/api-client/conference/conference-management.ts';
import type { ConferenceDraft } from '@tuyuan/contract/conference/conference-management.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { Alert, App, Button, Form, Input, Select } from 'antd';
import { useEffect, useState } from 'react';
import { ConferencePictureField } from '../../../shared/form/conference-picture-field.tsx';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { forgetKept, keep, readKept } from '../../../shared/form/kept-draft.ts';
import { changedNames, type Merged, mergeChanges } from '../../../shared/form/merge-changes.ts';
import { MergedNote } from '../../../shared/form/merged-note.tsx';
import { RichTextField } from '../../../shared/form/rich-text-field.tsx';
import { shortLine } from '../../../shared/form/short-line.ts';
import { useConferenceUpload } from '../../../shared/form/use-conference-upload.ts';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useUnsavedGuard } from '../../../shared/form/use-unsaved-guard.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import {
  type FactName,
  type FactsFields,
  factNames,
  factsOf,
  factTimes,
  factTitles,
  fieldsOf,
} from './facts-fields.ts';
import styles from './facts-form.module.css';
import { GuestList } from './guest-list.tsx';
import { PlacePoint } from './place-point.tsx';

/** A conference's facts, edited as a draft. */
export function FactsForm({ id }: { readonly id: number }) {
  const { data } = useGetManagedConferenceQuery({ id });
  return data ? <Facts newest={data} /> : null;
}

const keptNameOf = ({ id, revision }: ConferenceDraft) => `conference.${id}.facts.${revision}`;

function Facts({ newest }: { readonly newest: ConferenceDraft }) {
  const { message } = App.useApp();
  const [form] = Form.useForm<FactsFields>();
  const [update, { isLoading }] = useUpdateConferenceDraftMutation();
  const faults = useFormFaults(form, factNames);
  const uploadPicture = useConferenceUpload('content');
  // Changes saved by other people meanwhile are merged around the current input.
  const [draft, setDraft] = useState(newest);
  const [merged, setMerged] = useState<Merged<FactName, FactsFields>>();
  const keptName = keptNameOf(draft);
  const [kept, setKept] = useState(() => readKept<FactsFields>(keptName));
  const [uploads, setUploads] = useState(0);
  const countUpload = (isBusy: boolean) => setUploads((count) => count + (isBusy ? 1 : -1));
  const [isDirty, setDirty] = useState(kept !== undefined);
  if (!isDirty && newest.revision > draft.revision) setDraft(newest);
  const isClosed = newest.storedState === 'cancelled' || newest.storedState === 'archived';
  const mayEdit = usePermissions()('Pages.Conferences.Edit') && !isClosed;
  useEffect(() => {
    if (!isDirty) form.setFieldsValue(fieldsOf(draft));
  }, [form, draft, isDirty]);
  useEffect(() => {
    if (!isDirty || newest.revision <= draft.revision) return;
    const mine = form.getFieldsValue(true);
    const next = mergeChanges(factNames, { base: fieldsOf(draft), mine, saved: fieldsOf(newest) });
    form.setFieldsValue(next.values);
    forgetKept(keptNameOf(draft));
    keep(keptNameOf(newest), next.values);
    setDraft(newest);
    setMerged(next.theirs.length > 0 ? next : undefined);
  }, [form, newest, draft, isDirty]);
  useUnsavedGuard(isDirty && !isLoading, () => forgetKept(keptName));

  function markChanged(): void {
    setDirty(true);
    keep(keptName, form.getFieldsValue(true));
  }

  async function save(fields: FactsFields): Promise<void> {
    const { id, revision, facts } = draft;
    const sent: FactsFields = form.getFieldsValue(true);
    const isSaved = await faults.guard(async () => {
      const answer = await update({ id, revision, ...facts, ...factsOf(fields) }).unwrap();
      const saved = fieldsOf(answer);
      // Input typed during a save stays, to be saved next.
      const { values } = mergeChanges(factNames, { base: sent, mine: form.getFieldsValue(true), saved });
      const isLeft = changedNames(factNames, saved, values).length > 0;
      form.setFieldsValue(values);
      forgetKept(keptName);
      if (isLeft) keep(keptNameOf(answer), values);
      setDraft(answer);
      setDirty(isLeft);
    });
    if (!isSaved) return;
    setKept(undefined);
    setMerged(undefined);
    message.success('已保存草稿，发布后大家才看得到');
  }

  return (
    <Form<FactsFields>
      form={form}
      name="conferenceFacts"
      layout="vertical"
      scrollToFirstError
      disabled={!mayEdit}
      className={styles.form ?? ''}
      initialValues={kept ?? fieldsOf(draft)}
      onValuesChange={markChanged}
      onFinish={(fields) => void save(fields)}
    >
      {kept !== undefined && (
        <Alert
          showIcon
          type="info"
          title="已恢复上次没保存的内容"
          style={{ marginBlockEnd: 16 }}
          action={
            <Button
              size="small"
              onClick={() => {
                forgetKept(keptName);
                setKept(undefined);
                setMerged(undefined);
                setDirty(false);
              }}
            >
              不要了
            </Button>
          }
        />
      )}
      <FormFault text={faults.rest} />
      {merged && (
        <MergedNote
          merged={merged}
          titleOf={(name) => factTitles[name]}
          wordsOf={(name) => shortLine(merged.saved[name])}
          onClose={() => setMerged(undefined)}
        />
      )}
      <h2 className={styles.heading}>名称与时间</h2>
      <Form.Item name="title" label="名称" rules={[{ required: true, whitespace: true, message: '请填写名称' }]}>
        <Input maxLength={60} showCount />
      </Form.Item>
      <Form.Item name="summary" label="摘要（选填）" extra="会议列表和分享卡片里的一句话。">
        <Input maxLength={200} showCount />
      </Form.Item>
      <div className={styles.times}>
        {factTimes.map((name) => (
          <Form.Item
            key={name}
            name={name}
            label={factTitles[name]}
            rules={[{ required: true, message: `请填写${factTitles[name]}` }]}
          >
            <DateInput kind="dateTime" />
          </Form.Item>
        ))}
        <Form.Item name="phonesFrom" label="手机端开放（选填）" extra="留空：出票就能登录。">
          <DateInput kind="dateTime" />
        </Form.Item>
      </div>

      <h2 className={styles.heading}>图片与介绍</h2>
      <div className={styles.pictures}>
        <Form.Item name="cover" label="封面（选填）" extra="裁成 3:2，列表和手机端用。">
          <ConferencePictureField label="封面" shape="cover" disabled={!mayEdit} onBusy={countUpload} />
        </Form.Item>
        <Form.Item name="banner" label="横幅（选填）" extra="裁成 3:1，会议页顶部用。">
          <ConferencePictureField label="横幅" shape="banner" disabled={!mayEdit} onBusy={countUpload} />
        </Form.Item>
      </div>
      <Form.Item name="content" label="介绍（选填）">
        <RichTextField
          key={`${draft.revision} ${String(kept === undefined)}`}
          label="介绍"
          disabled={!mayEdit}
          upload={uploadPicture}
        />
      </Form.Item>

      <h2 className={styles.heading}>地点</h2>
      <div className={styles.times}>
        <Form.Item name="city" label="城市（选填）">
          <Input maxLength={30} />
        </Form.Item>
        <Form.Item name="location" label="会场" extra="会场或地址至少填一个才能发布。">
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item name="address" label="地址（选填）">
          <Input maxLength={100} />
        </Form.Item>
      </div>
      <PlacePoint disabled={!mayEdit} onTaken={markChanged} />
      <Form.Item
        name="directions"
        label="入口与交通（选填）"
        extra="怎么到、从哪进，一行一条，如「地铁：1 号线会议中心站 2 号口」。"
      >
        <Input.TextArea maxLength={1000} showCount autoSize={{ minRows: 3, maxRows: 10 }} />
      </Form.Item>

      <h2 className={styles.heading}>主办与嘉宾</h2>
      <div className={styles.times}>
        <Form.Item name="organiser" label="主办单位（选填）">
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item name="officePhone" label="会务电话（选填）" extra="参会者在手机端一键拨打。">
          <Input maxLength={40} inputMode="tel" />
        </Form.Item>
      </div>
      <Form.Item name="coOrganisers" label="协办单位（选填）" extra="输入后回车，最多 30 个。">
        <Select mode="tags" open={false} suffixIcon={null} maxCount={30} tokenSeparators={['、', '，', ',']} />
      </Form.Item>
      <GuestList disabled={!mayEdit} />
      {mayEdit && (
        <div className={styles.commands}>
          <Button type="primary" htmlType="submit" loading={isLoading} disabled={uploads > 0}>
            保存草稿
          </Button>
          <span className={styles.note}>
            {uploads > 0
              ? '图片还在上传…'
              : isDirty
                ? '有没保存的修改'
                : draft.hasDraft && draft.storedState !== 'draft'
                  ? '有没发布的修改'
                  : ''}
          </span>
        </div>
      )}
    </Form>
  );
}

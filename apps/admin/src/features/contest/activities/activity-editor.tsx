import {
  useGetActivityDifferencesMutation,
  useUpdateActivityMutation,
} from '@tuyuan/api-client/contest/activity-management.ts';
import type { ActivityDifference } from '@tuyuan/contract/contest/activity-data.ts';
import type { ActivityDraft } from '@tuyuan/contract/contest/activity-management.ts';
import { Alert, App, Button, Form } from 'antd';
import { useState } from 'react';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useUnsavedGuard } from '../../../shared/form/use-unsaved-guard.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { ActivityActions } from './activity-actions.tsx';
import styles from './activity-editor.module.css';
import { type ActivityFields, factsOf, fieldsOf } from './activity-fields.ts';
import { ActivityStateMark } from './activity-state.tsx';
import { FactsSection } from './facts-section.tsx';
import { PrizesSection } from './prizes-section.tsx';
import { ReasonForChange } from './reason-for-change.tsx';
import { StagesSection } from './stages-section.tsx';
import { VotingSection } from './voting-section.tsx';
import { WorksSection } from './works-section.tsx';

interface Asked {
  readonly fields: ActivityFields;
  readonly differences: readonly ActivityDifference[];
  readonly told: number;
}

interface ActivityEditorProps {
  readonly activity: ActivityDraft;
  /** Reads the activity again. */
  readonly reload: () => unknown;
}

/** One activity: facts, stages, rules and prizes on one page. Once it is public a change of rules is shown before it is saved. */
export function ActivityEditor({ activity, reload }: ActivityEditorProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm<ActivityFields>();
  const [compare, comparing] = useGetActivityDifferencesMutation();
  const [update, updating] = useUpdateActivityMutation();
  const faults = useFormFaults(form);
  const [base, setBase] = useState(activity);
  const [isDirty, setDirty] = useState(false);
  const [isRemoved, setRemoved] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const isOver = base.progressState === 'finished' || base.progressState === 'cancelled';
  const mayEdit = usePermissions()('Pages.Activities.Edit') && !isOver;
  const isBehind = activity.revision > base.revision;
  useUnsavedGuard(isDirty && !isRemoved);

  function take(saved: ActivityDraft): void {
    setBase(saved);
    form.setFieldsValue(fieldsOf(saved.facts));
    setDirty(false);
  }

  async function send(fields: ActivityFields, reason: string): Promise<void> {
    take(await update({ id: base.id, revision: base.revision, reason, ...factsOf(fields) }).unwrap());
    setAsked(undefined);
    message.success(base.progressState === 'draft' ? '已保存草稿' : '已保存，大家看到的就是这些');
  }

  async function save(): Promise<void> {
    const fields: ActivityFields = form.getFieldsValue(true);
    await faults.guard(async () => {
      const { differences, told } = await compare({ id: base.id, ...factsOf(fields) }).unwrap();
      if (differences.length === 0) await send(fields, '');
      else setAsked({ fields, differences, told });
    });
  }

  return (
    <>
      <PageHead
        title={base.name}
        note={<ActivityStateMark state={base.progressState} />}
        actions={
          <ActivityActions activity={base} isDirty={isDirty} onChanged={take} onRemoved={() => setRemoved(true)} />
        }
      />
      {isBehind && (
        <Alert
          showIcon
          type="warning"
          className={styles.note ?? ''}
          title="别人刚刚改过这个活动"
          description={isDirty ? '你没保存的改动还在下面；看过对方的再保存。' : undefined}
          action={
            <Button size="small" onClick={() => take(activity)}>
              {isDirty ? '放弃我的，看对方的' : '看新的'}
            </Button>
          }
        />
      )}
      {base.cancelledReason !== '' && (
        <Alert showIcon type="info" className={styles.note ?? ''} title={`已取消：${base.cancelledReason}`} />
      )}
      <Form<ActivityFields>
        form={form}
        name="activity"
        layout="vertical"
        scrollToFirstError
        disabled={!mayEdit}
        className={styles.form ?? ''}
        initialValues={fieldsOf(base.facts)}
        onValuesChange={() => setDirty(true)}
        onFinish={() => void save()}
      >
        <FormFault text={faults.rest} />
        <FactsSection key={base.revision} disabled={!mayEdit} />
        <StagesSection />
        <WorksSection used={base.usedCategories} disabled={!mayEdit} />
        <VotingSection />
        <PrizesSection disabled={!mayEdit} />
        {mayEdit && (
          <div className={styles.commands}>
            <Button type="primary" htmlType="submit" loading={comparing.isLoading || updating.isLoading}>
              保存
            </Button>
            <span className={styles.hint}>{isDirty ? '有没保存的修改' : ''}</span>
          </div>
        )}
      </Form>
      {asked && (
        <ReasonForChange
          differences={asked.differences}
          told={asked.told}
          onAnswer={async (reason) => {
            try {
              await send(asked.fields, reason);
            } catch (thrown) {
              void reload();
              throw thrown;
            }
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

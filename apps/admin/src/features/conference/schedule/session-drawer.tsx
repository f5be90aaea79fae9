import { useRemoveSessionMutation } from '@tuyuan/api-client/conference/schedule-management.ts';
import type { DraftSession } from '@tuyuan/contract/conference/schedule.ts';
import { App, Button, Drawer, Form } from 'antd';
import { useEffect, useState } from 'react';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { type Merged, mergeChanges } from '../../../shared/form/merge-changes.ts';
import { MergedNote } from '../../../shared/form/merged-note.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { useEditedSchedule } from './edited-schedule.tsx';
import { SeatHolders } from './seat-holders.tsx';
import styles from './session-drawer.module.css';
import { SessionFacts } from './session-facts.tsx';
import {
  fieldsOf,
  fieldWords,
  newSession,
  type SessionFieldName,
  type SessionFields,
  sessionFieldNames,
  sessionFieldTitles,
  withFields,
} from './session-fields.ts';
import { SessionFits } from './session-fits.tsx';
import { SessionForm } from './session-form.tsx';
import { useSaveSession } from './use-save-session.ts';

interface SessionDrawerProps {
  /** Undefined for a new one. */
  readonly session: DraftSession | undefined;
  readonly onClose: () => void;
}

/** A session's fields in full; conflicts are shown while typing. */
export function SessionDrawer({ session = newSession, onClose }: SessionDrawerProps) {
  const { draft, mayEdit } = useEditedSchedule();
  const { message } = App.useApp();
  const [form] = Form.useForm<SessionFields>();
  const faults = useFormFaults(form, sessionFieldNames);
  const close = useLeaveGuard(form, onClose);
  const save = useSaveSession(draft.conference.id);
  const [isSaving, setSaving] = useState(false);
  /** What the form was filled from, merged with what others saved since. */
  const [base, setBase] = useState(session);
  const [merged, setMerged] = useState<Merged<SessionFieldName, SessionFields>>();
  const isNew = session.id === 0;
  useEffect(() => {
    if (session.revision <= base.revision) return;
    const mine = form.getFieldsValue();
    const next = mergeChanges(sessionFieldNames, { base: fieldsOf(base), mine, saved: fieldsOf(session) });
    form.setFieldsValue(next.values);
    setBase(session);
    setMerged(next.theirs.length > 0 && next.typed.length > 0 ? next : undefined);
  }, [session, base, form]);

  async function submit(fields: SessionFields): Promise<void> {
    setSaving(true);
    setMerged(undefined);
    const isSaved = await faults.guard(() => save(base, withFields(base, fields)));
    setSaving(false);
    if (!isSaved) return;
    message.success(`已保存「${fields.title}」，发布后大家才看得到`);
    onClose();
  }

  return (
    <Drawer
      open
      size={480}
      title={isNew ? '新建场次' : mayEdit ? `编辑「${session.title}」` : session.title}
      mask={{ closable: false }}
      onClose={close}
      footer={
        mayEdit && (
          <div className={styles.foot}>
            {!isNew && <RemoveButton session={session} onRemoved={onClose} />}
            <span className={styles.gap} />
            <Button onClick={close}>取消</Button>
            <Button type="primary" loading={isSaving} onClick={() => form.submit()}>
              保存
            </Button>
          </div>
        )
      }
    >
      {merged ? (
        <MergedNote
          merged={merged}
          titleOf={(name) => sessionFieldTitles[name]}
          wordsOf={(name) => fieldWords(merged.saved, name, draft)}
          onClose={() => setMerged(undefined)}
        />
      ) : (
        <FormFault text={faults.rest} />
      )}
      <Form<SessionFields>
        form={form}
        name="session"
        layout="vertical"
        disabled={!mayEdit}
        initialValues={fieldsOf(session)}
        onFinish={(fields) => void submit(fields)}
      >
        <SessionForm isPublished={session.published !== null} fits={<SessionFits session={session} form={form} />} />
      </Form>
      {!isNew && <SessionFacts session={session} onDiscarded={onClose} />}
      {session.published !== null && session.seatLimit !== null && <SeatHolders sessionId={session.id} />}
    </Drawer>
  );
}

interface RemoveButtonProps {
  readonly session: DraftSession;
  onRemoved(): void;
}

/** Removes or restores a session; only an unpublished one is deleted at once. */
function RemoveButton({ session, onRemoved }: RemoveButtonProps) {
  const { modal } = App.useApp();
  const attempt = useAttempt();
  const [remove, { isLoading }] = useRemoveSessionMutation();
  const { id, revision, title, isRemoved, published } = session;

  async function act(): Promise<void> {
    const isForGood = !isRemoved && published === null;
    const question = {
      title: `删除「${title}」？`,
      content: '它还没有发布过，删除后不能恢复。',
      okText: '删除',
      okButtonProps: { danger: true },
    };
    if (isForGood && !(await modal.confirm(question))) return;
    if (
      await attempt(
        () => remove({ id, revision, isRemoved: !isRemoved }).unwrap(),
        isRemoved ? '已放回日程' : isForGood ? '已删除' : '下次发布时去掉',
      )
    )
      onRemoved();
  }

  return (
    <Button danger={!isRemoved} loading={isLoading} onClick={() => void act()}>
      {isRemoved ? '放回日程' : published === null ? '删除' : '从日程去掉'}
    </Button>
  );
}

import { EyeOutlined, PlusOutlined } from '@ant-design/icons';
import {
  useGetManagedConferenceQuery,
  useUpdateConferenceDraftMutation,
} from '@tuyuan/api-client/conference/conference-management.ts';
import { useGetTicketTypesQuery } from '@tuyuan/api-client/conference/ticket-types.ts';
import { fieldErrors } from '@tuyuan/api-client/field-errors.ts';
import type { RegistrationField } from '@tuyuan/contract/conference/conference-fields.ts';
import type { ConferenceDraft } from '@tuyuan/contract/conference/conference-management.ts';
import { Alert, App, Button, Dropdown } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { askDiscard } from '../../../shared/form/ask-discard.ts';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { forgetKept, keep, readKept } from '../../../shared/form/kept-draft.ts';
import { useUnsavedGuard } from '../../../shared/form/use-unsaved-guard.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import styles from './form-builder.module.css';
import {
  formOf,
  maxQuestions,
  movedTo,
  newQuestion,
  type Question,
  questionFaults,
  questionsOf,
  retyped,
  savedQuestions,
} from './form-draft.ts';
import { QuestionEditor } from './question-editor.tsx';
import { QuestionList } from './question-list.tsx';
import { questionTypes, questionTypeTitles } from './question-words.ts';
import { readyQuestions } from './ready-questions.ts';

const FormPreview = lazy(async () => ({ default: (await import('./form-preview.tsx')).FormPreview }));

/** A conference's registration form, question by question. */
export function FormBuilder({ id }: { readonly id: number }) {
  const { data } = useGetManagedConferenceQuery({ id });
  return data ? <Builder draft={data} /> : null;
}

function Builder({ draft: newest }: { readonly draft: ConferenceDraft }) {
  const { message, modal } = App.useApp();
  // Changes saved by other people meanwhile never replace the questions being edited; everything else is taken over.
  const [draft, setDraft] = useState(newest);
  const { data: typeList } = useGetTicketTypesQuery({ conferenceId: draft.id });
  const [update, { isLoading }] = useUpdateConferenceDraftMutation();
  const keptName = `conference.${draft.id}.form.${draft.revision}`;
  const [questions, setQuestions] = useState<readonly Question[]>(() =>
    questionsOf(readKept<RegistrationField[]>(keptName) ?? draft.facts.form),
  );
  const [chosenUid, setChosen] = useState(questions[0]?.uid);
  const [isChecked, setChecked] = useState(false);
  const [isPreviewing, setPreviewing] = useState(false);
  const [fault, setFault] = useState<string>();
  const [isOvertaken, setOvertaken] = useState(false);
  const isFull = questions.length >= maxQuestions;
  const isDirty = JSON.stringify(formOf(questions)) !== JSON.stringify(draft.facts.form);
  if (newest.revision > draft.revision) {
    setDraft(newest);
    if (!isDirty) setQuestions(questionsOf(newest.facts.form));
    else if (JSON.stringify(newest.facts.form) !== JSON.stringify(draft.facts.form)) setOvertaken(true);
  }
  const isClosed = newest.storedState === 'cancelled' || newest.storedState === 'archived';
  const mayEdit = usePermissions()('Pages.Conferences.Edit') && !isClosed;
  useUnsavedGuard(isDirty && !isLoading, () => forgetKept(keptName));
  useEffect(() => {
    if (isDirty) keep(keptName, formOf(questions));
    else forgetKept(keptName);
  }, [isDirty, keptName, questions]);

  const types = typeList?.items ?? [];
  const index = questions.findIndex(({ uid }) => uid === chosenUid);
  const chosen = questions[index];
  const wrong = new Set(questions.filter((one) => Object.keys(questionFaults(one)).length > 0).map(({ uid }) => uid));

  function add(given: Parameters<typeof newQuestion>[1]): void {
    const question = newQuestion(questions, given);
    setQuestions([...questions, question]);
    setChosen(question.uid);
  }
  function takeTheirs(): void {
    const theirs = questionsOf(draft.facts.form);
    setQuestions(theirs);
    setChosen(theirs[0]?.uid);
    setOvertaken(false);
  }
  const put = (changed: Question) => setQuestions(questions.map((one) => (one.uid === changed.uid ? changed : one)));

  async function save(): Promise<void> {
    setChecked(true);
    setFault(undefined);
    const [firstWrong] = wrong;
    if (firstWrong !== undefined) return setChosen(firstWrong);
    try {
      const { id, revision, facts } = draft;
      const saved = await update({ id, revision, ...facts, form: formOf(questions) }).unwrap();
      setDraft(saved);
      // Input typed during a save stays, to be saved next.
      setQuestions((now) => (now === questions ? savedQuestions(questions, saved.facts.form) : now));
      setOvertaken(false);
      message.success('已保存草稿，发布后才按新的报名表报名');
    } catch (thrown) {
      setFault(fieldErrors(thrown, []).rest);
    }
  }

  return (
    <>
      <div className={styles.commands}>
        {mayEdit && (
          <Dropdown
            trigger={['click']}
            menu={{
              items: [
                {
                  key: 'ready',
                  type: 'group',
                  label: '常用',
                  children: readyQuestions.map((ready) => ({
                    key: ready.key ?? ready.label,
                    label: ready.label,
                    disabled: questions.some(({ key }) => key === ready.key),
                    onClick: () => add(ready),
                  })),
                },
                {
                  key: 'types',
                  type: 'group',
                  label: '自己出题',
                  children: questionTypes.map((type) => ({
                    key: type,
                    label: questionTypeTitles[type],
                    onClick: () => add({ type, label: '' }),
                  })),
                },
              ],
            }}
          >
            <Button icon={<PlusOutlined />} disabled={isFull}>
              加一题
            </Button>
          </Dropdown>
        )}
        <Button icon={<EyeOutlined />} onClick={() => setPreviewing(true)}>
          预览
        </Button>
        <span className={styles.note}>
          姓名和手机号总会问，不用加。{questions.length} / {maxQuestions} 题
        </span>
        {mayEdit && (
          <Button
            type="primary"
            className={styles.save ?? ''}
            disabled={!isDirty}
            loading={isLoading}
            onClick={() => void save()}
          >
            保存草稿
          </Button>
        )}
      </div>
      <FormFault text={fault} />
      {isOvertaken && isDirty && (
        <Alert
          type="warning"
          showIcon
          role="status"
          style={{ marginBlockEnd: 16 }}
          title="别人刚保存过报名表"
          description="下面还是你的题目；核对后保存，就会换掉对方的。"
          action={
            <Button size="small" onClick={() => askDiscard(modal, takeTheirs)}>
              看对方的
            </Button>
          }
          closable={{ onClose: () => setOvertaken(false) }}
        />
      )}
      {questions.length === 0 ? (
        <StateMessage picture="empty" title="还没有题目">
          报名时只问姓名。从「加一题」里挑常用的，或自己出题。
        </StateMessage>
      ) : (
        <div className={styles.desk}>
          <QuestionList
            questions={questions}
            chosenUid={chosenUid}
            wrongUids={isChecked ? wrong : new Set()}
            mayEdit={mayEdit}
            onChoose={setChosen}
            onMove={(uid, to) => setQuestions(movedTo(questions, uid, to))}
          />
          {chosen && (
            <QuestionEditor
              key={chosen.uid}
              question={chosen}
              faults={isChecked ? questionFaults(chosen) : {}}
              isAnswered={draft.answeredKeys.includes(chosen.key)}
              mayEdit={mayEdit}
              types={types}
              isFirst={index === 0}
              isLast={index === questions.length - 1}
              isFull={isFull}
              onChange={put}
              onRetype={(type) => put(retyped(chosen, type, questions))}
              onStep={(by) => setQuestions(movedTo(questions, chosen.uid, index + by))}
              onCopy={() => add({ ...chosen, label: `${chosen.label.slice(0, 27)} 副本` })}
              onRemove={() => {
                setQuestions(questions.filter(({ uid }) => uid !== chosen.uid));
                setChosen((questions[index + 1] ?? questions[index - 1])?.uid);
              }}
            />
          )}
        </div>
      )}
      <Suspense>
        {isPreviewing && <FormPreview form={formOf(questions)} types={types} onClose={() => setPreviewing(false)} />}
      </Suspense>
    </>
  );
}

import {
  useGetOfficeNoticeTargetsQuery,
  usePreviewOfficeNoticeQuery,
  useSendOfficeNoticeMutation,
} from '@tuyuan/api-client/conference/notice-office.ts';
import { conferenceUserTypeName } from '@tuyuan/format/conference-words.ts';
import { noticePriorityNames, noticeTopicNames } from '@tuyuan/format/notice-words.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { Send } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { confirm } from '../../../shared/feedback/confirm.ts';
import { say } from '../../../shared/feedback/say.ts';
import { Choices } from '../../../shared/form/choices.tsx';
import { Field } from '../../../shared/form/field.tsx';
import { fieldFaults } from '../../../shared/form/field-faults.ts';
import { TextInput } from '../../../shared/form/text-input.tsx';
import { PageFrame } from '../../../shared/frame/page-frame.tsx';
import { Button } from '../../../shared/layout/button.tsx';
import { useOnline } from '../../../shared/network/use-online.ts';
import { paths } from '../../../shared/paths.ts';
import { failureText } from '../../../shared/states/failure-text.ts';
import { ChipSet } from './chip-set.tsx';
import styles from './notice-composer.module.css';
import { noticeOf, targetOf } from './notice-draft.ts';
import { ReceiverField } from './receiver-field.tsx';
import { useNoticeDraft } from './use-notice-draft.ts';

const words = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  Object.entries<string>(names).map(([value, label]) => ({ value, label }));
const kinds = [
  { value: 'all', label: '全部' },
  { value: 'userType', label: '身份' },
  { value: 'group', label: '分组' },
  { value: 'hall', label: '会场' },
  { value: 'single', label: '单人' },
] as const;
const smsChoices = [
  { value: '5', label: '5 分钟' },
  { value: '10', label: '10 分钟' },
  { value: '30', label: '30 分钟' },
  { value: '', label: '不发' },
] as const;

/** Writes a notice and sends it, now or later; says before how many it reaches. */
export function NoticeComposer() {
  const [draft, change, forget] = useNoticeDraft();
  const { data: targets } = useGetOfficeNoticeTargetsQuery();
  const target = targetOf(draft);
  const { data: preview, isFetching } = usePreviewOfficeNoticeQuery(
    { target: target ?? { kind: 'all' } },
    { skip: target === null, refetchOnMountOrArgChange: true },
  );
  const [send, { isLoading, error }] = useSendOfficeNoticeMutation();
  const isOnline = useOnline();
  const navigate = useNavigate();
  const notice = noticeOf(draft);
  const faults = fieldFaults(error);
  const reach = target === null ? 0 : (preview?.count ?? 0);

  async function submit() {
    if (notice === null) return;
    const isSure = await confirm({
      title: notice.at === null ? `发给 ${reach} 人？` : '定时发送？',
      text: `「${notice.title}」${draft.priority === 'urgent' ? '会在对方手机上直接弹出。' : '会出现在对方的通知里。'}发出后可以撤回，对方会看到撤回记录。`,
      confirmText: notice.at === null ? '发送' : '定时发送',
    });
    if (!isSure) return;
    const answer = await send(notice);
    if (answer.error !== undefined) return;
    forget();
    void say(notice.at === null ? `已发给 ${answer.data.recipientCount} 人` : '到时间自动发送');
    await navigate(`${paths.office}?view=notices`, { replace: true });
  }

  return (
    <PageFrame
      title="发通知"
      bar={
        <>
          <span className={styles.reach} role="status">
            {target === null ? '请选择发给谁' : isFetching ? '正在计算人数' : `将送达 ${reach} 人`}
          </span>
          <Button
            isPrimary
            icon={Send}
            isBusy={isLoading}
            isDisabled={notice === null || !isOnline || (reach === 0 && draft.at === '')}
            onClick={submit}
          >
            {isOnline ? (draft.at === '' ? '发送' : '定时发送') : '连上网络后发送'}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Field label="级别">
          <Choices
            name="priority"
            label="级别"
            options={words(noticePriorityNames)}
            value={draft.priority}
            onChange={(value) => change({ priority: keyOf(noticePriorityNames, value) })}
          />
        </Field>
        <Field htmlFor="notice-title" label="标题" fault={faults.title}>
          <TextInput
            id="notice-title"
            value={draft.title}
            maxLength={60}
            isWrong={faults.title !== undefined}
            placeholder="先说结果：东门改由地下通道进出"
            onChange={(title) => change({ title })}
          />
        </Field>
        <Field htmlFor="notice-body" label="正文" fault={faults.body}>
          <TextInput
            id="notice-body"
            isLong
            value={draft.body}
            maxLength={1000}
            placeholder="要做什么、去哪里、找谁"
            onChange={(body) => change({ body })}
          />
        </Field>
        <Field label="类别">
          <Choices
            name="topic"
            label="类别"
            options={words(noticeTopicNames)}
            value={draft.topic}
            onChange={(value) => change({ topic: keyOf(noticeTopicNames, value) })}
          />
        </Field>
        <Field label="发给谁" fault={faults.target}>
          <Choices
            name="kind"
            label="发给谁"
            options={kinds}
            value={draft.kind}
            onChange={(kind) => change({ kind })}
          />
        </Field>
        {draft.kind === 'userType' && (
          <ChipSet
            label="身份"
            options={(targets?.userTypes ?? []).map(({ userType, count }) => ({
              value: userType,
              label: `${conferenceUserTypeName(userType)} ${count}`,
            }))}
            chosen={draft.userTypes}
            onChange={(userTypes) => change({ userTypes })}
          />
        )}
        {draft.kind === 'group' && (
          <ChipSet
            label="分组"
            empty="还没有分组，可以在代表名单里给参会者分组。"
            options={(targets?.groups ?? []).map(({ name, count }) => ({ value: name, label: `${name} ${count}` }))}
            chosen={draft.groups}
            onChange={(groups) => change({ groups })}
          />
        )}
        {draft.kind === 'hall' && (
          <ChipSet
            label="会场"
            empty="还没有人排到会场，可以在代表名单里排座。"
            options={(targets?.halls ?? []).map(({ name, count }) => ({ value: name, label: `${name} ${count}` }))}
            chosen={draft.halls}
            onChange={(halls) => change({ halls })}
          />
        )}
        {draft.kind === 'single' && (
          <ReceiverField value={draft.receiver} onChange={(receiver) => change({ receiver })} />
        )}
        {draft.priority === 'urgent' && (
          <Field
            label="没有读就发短信"
            help={
              preview && preview.withoutPhone > 0 ? `其中 ${preview.withoutPhone} 人没有留手机号，收不到短信。` : ''
            }
          >
            <Choices
              name="sms"
              label="没有读就发短信"
              options={smsChoices}
              value={draft.smsAfter}
              onChange={(smsAfter) => change({ smsAfter })}
            />
          </Field>
        )}
        <Field htmlFor="notice-at" label="什么时候发" help="留空就是现在。" fault={faults.at}>
          <DateInput id="notice-at" kind="dateTime" value={draft.at} onChange={(at) => change({ at })} />
        </Field>
        {error !== undefined && Object.keys(faults).length === 0 && (
          <p className={styles.fault} role="alert">
            {failureText(error)}
          </p>
        )}
      </div>
    </PageFrame>
  );
}

/** Returns the choice for a radio button's value. */
function keyOf<Names extends Readonly<Record<string, string>>>(names: Names, value: string): keyof Names & string {
  const found = Object.keys(names).find((key): key is keyof Names & string => key === value);
  if (found === undefined) throw new Error(`${value} is no choice.`);
  return found;
}

import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { useGetConferenceQuery, useRegisterForConferenceMutation } from '@tuyuan/api-client/conference-data.ts';
import type { ConferenceDetail } from '@tuyuan/contract/conference-data.ts';
import type { RegistrationAnswer } from '@tuyuan/contract/conference-fields.ts';
import { askedOfTicketType } from '@tuyuan/format/asked-of-ticket-type.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { TextField } from '@tuyuan/ui/text-field.tsx';
import { type FormEvent, useState } from 'react';
import { AttendField } from './attend-field.tsx';
import styles from './attend-form.module.css';
import { briefPath } from './conference-paths.ts';
import { closedText } from './conference-words.ts';
import { OwnTicket } from './own-ticket.tsx';

const resultWords = {
  ticketed: ['报名成功', '参会票已发到账号绑定的手机，也可以在「我的会议」里查看。'],
  waitlisted: ['已进入候补名单', '有名额会按次序通知你。'],
  applied: ['已提交申请', '审核后会通知你。'],
  rejected: ['报名没有通过', ''],
  cancelled: ['报名已取消', ''],
} as const;

/** The registration form of a conference; what was typed stays when the server refuses it. */
export function AttendForm({ id }: { readonly id: number }) {
  const { currentData: conference } = useGetConferenceQuery({ id });
  return conference ? <Form conference={conference} /> : null;
}

function Form({ conference }: { readonly conference: ConferenceDetail }) {
  const offered = conference.ticketTypes.filter(
    ({ availability }) => availability === 'open' || availability === 'waitlist',
  );
  const [typeId, setTypeId] = useState(offered[0]?.id);
  const [name, setName] = useState('');
  const [answers, setAnswers] = useState<Readonly<Record<string, RegistrationAnswer>>>({});
  const [register, { data, error, isLoading }] = useRegisterForConferenceMutation();
  const faultAt = (member: string) =>
    isApiFailure(error) ? error.validationErrors.find(({ members }) => members.includes(member))?.message : undefined;

  const asked = typeId === undefined ? [] : askedOfTicketType(conference.form, typeId);

  if (data) {
    const [title, text] = resultWords[data.state];
    return (
      <EmptyState
        icon={data.hasTicket ? 'success' : 'user'}
        title={title}
        text={text}
        actions={
          <>
            {data.hasTicket && <OwnTicket conferenceId={conference.id} />}
            <ButtonLink href="/user/main/conference">我的会议</ButtonLink>
          </>
        }
      />
    );
  }
  if (conference.registration !== 'open' && conference.registration !== 'waitlist')
    return (
      <EmptyState
        icon="warning"
        title="现在不能报名"
        text={closedText(conference)}
        actions={<ButtonLink href={briefPath(conference.id)}>回到会议</ButtonLink>}
      />
    );

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (typeId === undefined) return;
    void register({ conferenceId: conference.id, ticketTypeId: typeId, name, answers: { ...answers } });
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <fieldset className={styles.choice}>
        <legend>票种</legend>
        {offered.map((type) => (
          <label key={type.id}>
            <input type="radio" name="type" checked={type.id === typeId} onChange={() => setTypeId(type.id)} />{' '}
            {type.name}
            {type.availability === 'waitlist' ? '（候补）' : type.needsApproval ? '（需审核）' : ''}
          </label>
        ))}
      </fieldset>
      <TextField
        label="姓名"
        required
        maxLength={30}
        autoComplete="name"
        value={name}
        error={faultAt('name')}
        onChange={(event) => setName(event.target.value)}
      />
      {asked.map((field) => (
        <AttendField
          key={field.key}
          field={field}
          value={answers[field.key]}
          error={faultAt(`answers.${field.key}`)}
          onChange={(value) => setAnswers((before) => ({ ...before, [field.key]: value }))}
        />
      ))}
      <p className={styles.note}>以账号绑定的手机号报名，参会票会发到这个号码。</p>
      {isApiFailure(error) && (
        <p role="alert" className={styles.fault}>
          {error.message}
        </p>
      )}
      <div>
        <Button type="submit" kind="primary" size="large" isBusy={isLoading} disabled={typeId === undefined}>
          提交报名
        </Button>
      </div>
    </form>
  );
}

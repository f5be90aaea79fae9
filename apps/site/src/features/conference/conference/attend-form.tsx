import {
  useGetConferenceQuery,
  useGetMyRegistrationQuery,
  useRegisterForConferenceMutation,
} from '@tuyuan/api-client/conference/conference-data.ts';
import { fieldErrors } from '@tuyuan/api-client/field-errors.ts';
import type { ConferenceDetail, OwnRegistration } from '@tuyuan/contract/conference/conference-data.ts';
import type { RegistrationAnswer } from '@tuyuan/contract/conference/conference-fields.ts';
import { answerFault } from '@tuyuan/format/answer-fault.ts';
import { askedOfTicketType } from '@tuyuan/format/asked-of-ticket-type.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { TextField } from '@tuyuan/ui/text-field.tsx';
import { type FormEvent, useEffect, useRef } from 'react';
import { AgreementLink } from '../../../shared/account/agreement-link.tsx';
import { briefPath, conferencePath } from '../../../shared/conference/conference-paths.ts';
import { closedText, daysText, placeText } from '../../../shared/conference/conference-words.ts';
import { focusFirstFault, useFieldChecks } from '../../../shared/form/use-field-checks.ts';
import { useSessionState } from '../../../shared/site-session.tsx';
import { AttendField } from './attend-field.tsx';
import styles from './attend-form.module.css';
import { MannerLink } from './manner-link.tsx';
import { OwnTicket } from './own-ticket.tsx';
import { PayTicket } from './pay-ticket.tsx';
import { isStanding, registrationText } from './registration-text.ts';
import { TicketTypeField } from './ticket-type-field.tsx';
import { useAttendDraft } from './use-attend-draft.ts';

const resultWords = {
  ticketed: ['报名成功', '参会票已发到账号绑定的手机，也可以在「我的会议」里查看。'],
  unpaid: ['名额已为你留着', '支付后出票。'],
  waitlisted: ['已进入候补名单', '有名额会按次序通知你。'],
  applied: ['已提交申请', '审核后会通知你。'],
  rejected: ['报名没有通过', ''],
  cancelled: ['报名已取消', ''],
} as const;

/** Registration for a conference: its form, the state of the user's registration, or why there is none. */
export function AttendForm({ id }: { readonly id: number }) {
  const { user } = useSessionState();
  const { currentData: conference } = useGetConferenceQuery({ id });
  const { data: own, refetch } = useGetMyRegistrationQuery({ conferenceId: id }, { skip: user === null });
  const [register, registering] = useRegisterForConferenceMutation();
  if (!conference) return null;
  const isOpen = conference.registration === 'open' || conference.registration === 'waitlist';
  const registration = own && isStanding(own) ? own : registering.data;
  const isNew = registering.data !== undefined || registration?.state === 'unpaid';
  const [title, text] = registration && isNew ? resultWords[registration.state] : ['你已经报过名', ''];
  return (
    <>
      <h1 className={styles.title}>报名 {conference.title}</h1>
      <p className={styles.facts}>
        <span>{daysText(conference)}</span>
        <span>{placeText(conference)}</span>
      </p>
      {registration ? (
        <Registered
          registration={registration}
          title={title}
          text={text || registrationText(registration)}
          onChange={() => void refetch()}
        />
      ) : isOpen ? (
        <Form conference={conference} register={register} error={registering.error} isBusy={registering.isLoading} />
      ) : (
        <EmptyState
          icon="warning"
          title="现在不能报名"
          text={closedText(conference)}
          actions={<ButtonLink href={briefPath(id)}>回到会议</ButtonLink>}
        />
      )}
    </>
  );
}

interface RegisteredProps {
  readonly registration: OwnRegistration;
  readonly title: string;
  readonly text: string;
  onChange(): void;
}

function Registered({ registration, title, text, onChange }: RegisteredProps) {
  const { conferenceId, hasTicket, state, orderId } = registration;
  const links = (
    <>
      <ButtonLink href={conferencePath(conferenceId)}>看议程</ButtonLink>
      <ButtonLink href="/user/main/conference">我的会议</ButtonLink>
    </>
  );
  const isHeld = state === 'unpaid' && orderId !== null;
  if (!hasTicket && !isHeld) return <EmptyState icon="user" title={title} text={text} actions={links} />;
  return (
    <section className={styles.registered}>
      <p className={styles.done} role="status">
        <Icon name="success" size={24} />
        {title}
      </p>
      <p>{text}</p>
      {isHeld ? <PayTicket orderId={orderId} onChange={onChange} /> : <OwnTicket conferenceId={conferenceId} />}
      <p className={styles.links}>{links}</p>
    </section>
  );
}

function trimmed(answer: RegistrationAnswer | undefined): RegistrationAnswer | undefined {
  return typeof answer === 'string' ? answer.trim() : answer;
}

interface FormProps {
  readonly conference: ConferenceDetail;
  readonly register: ReturnType<typeof useRegisterForConferenceMutation>[0];
  /** Error of the last attempt. */
  readonly error: unknown;
  readonly isBusy: boolean;
}

/** Keeps the input when the server refuses it, and scrolls to the first wrong question. */
function Form({ conference, register, error, isBusy }: FormProps) {
  const { id, ticketTypes, form: questions } = conference;
  const offered = ticketTypes.filter(({ availability }) => availability === 'open' || availability === 'waitlist');
  const { draft, change, forget } = useAttendDraft(id);
  const { name, answers } = draft;
  const typeId = (offered.find((type) => type.id === draft.typeId) ?? offered[0])?.id;
  const chosen = offered.find((type) => type.id === typeId);
  // A place on the waiting list, or one that has to be approved, is paid later.
  const cost = chosen?.availability === 'open' && !chosen.needsApproval ? chosen.priceCents : 0;
  const asked = typeId === undefined ? [] : askedOfTicketType(questions, typeId);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error !== undefined) focusFirstFault(form.current);
  }, [error]);
  const checked = useFieldChecks(form, {
    name: () => (name.trim() === '' ? '请填写姓名' : null),
    ...Object.fromEntries(
      asked.map((field) => [`answers.${field.key}`, () => answerFault(field, trimmed(answers[field.key]))]),
    ),
  });
  const { fields, rest } =
    error === undefined
      ? { fields: {}, rest: undefined }
      : fieldErrors(error, ['name', ...asked.map(({ key }) => `answers.${key}`)]);
  const faults: Readonly<Record<string, string[] | undefined>> = fields;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (typeId === undefined || !checked.check()) return;
    // Answers to questions of a ticket type chosen earlier are not sent.
    const wanted = Object.entries(answers).filter(([key]) => asked.some((field) => field.key === key));
    const answer = await register({
      conferenceId: id,
      ticketTypeId: typeId,
      name,
      answers: Object.fromEntries(wanted),
    });
    if (answer.error === undefined) forget();
  }

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TicketTypeField types={offered} typeId={typeId} onChange={(chosen) => change({ typeId: chosen })} />
      <TextField
        label="姓名"
        required
        maxLength={30}
        autoComplete="name"
        value={name}
        error={checked.faultOf('name') ?? faults.name?.join('，')}
        onBlur={() => checked.leave('name')}
        onChange={(event) => change({ name: event.target.value })}
      />
      {asked.map((field) => (
        <AttendField
          key={field.key}
          field={field}
          value={answers[field.key]}
          error={checked.faultOf(`answers.${field.key}`) ?? faults[`answers.${field.key}`]?.join('，')}
          onLeave={() => checked.leave(`answers.${field.key}`)}
          onChange={(value) => change({ answers: { ...answers, [field.key]: value } })}
        />
      ))}
      <p className={styles.note}>以账号绑定的手机号报名，参会票会发到这个号码。</p>
      <p className={styles.note}>
        提交即同意
        <MannerLink conferenceId={id} />
        <AgreementLink kind="privacy" label="隐私政策" />。
      </p>
      {rest !== undefined && (
        <p role="alert" className={styles.fault}>
          {rest}
        </p>
      )}
      <div>
        <Button type="submit" kind="primary" size="large" isBusy={isBusy} disabled={typeId === undefined}>
          {cost > 0 ? `提交报名，去支付 ${formatPrice(cost)}` : '提交报名'}
        </Button>
      </div>
    </form>
  );
}

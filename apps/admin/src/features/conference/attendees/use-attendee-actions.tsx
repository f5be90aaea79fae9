import {
  useApproveAttendeesMutation,
  useCancelAttendeesMutation,
  usePlaceAttendeesMutation,
  useReissueTicketsMutation,
  useRejectAttendeesMutation,
  useResendTicketsMutation,
  useRevokeTicketsMutation,
} from '@tuyuan/api-client/conference/attendee-management.ts';
import { useGetManagedConferenceQuery } from '@tuyuan/api-client/conference/conference-management.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { ManagedAttendee } from '@tuyuan/contract/conference/attendees.ts';
import { lazy, Suspense, useState } from 'react';
import { ReasonDialog, type ReasonQuestion } from '../../../shared/form/reason-dialog.tsx';
import { useBulkAction } from '../../../shared/list/use-bulk-action.tsx';
import { PersonMark } from '../../../shared/people/person-mark.tsx';
import { type AttendeeDecision, attendeeQuestions } from './attendee-questions.ts';
import { type BulkPlacement, PlaceAttendeesDialog } from './place-attendees-dialog.tsx';
import { useBadgePrinting } from './use-badge-printing.tsx';

const SignDialog = lazy(async () => ({ default: (await import('./sign-dialog.tsx')).SignDialog }));

/** An attendee as the texts of a bulk action need it. */
export interface TitledAttendee extends ManagedAttendee {
  readonly title: string;
}

export function titledAttendee(attendee: ManagedAttendee): TitledAttendee {
  return { ...attendee, title: attendee.name };
}

interface Asked {
  readonly question: ReasonQuestion;
  answer(reason: string | undefined): void;
}

interface Placing {
  readonly rows: readonly TitledAttendee[];
  answer(placement: BulkPlacement | undefined): void;
}

/** Actions on one or many attendees, with confirmation and result messages. Each returns the ids that failed, undefined when cancelled. */
export function useAttendeeActions(conferenceId: number) {
  const { data: conference } = useGetManagedConferenceQuery({ id: conferenceId });
  const bulk = useBulkAction<TitledAttendee>('人', ({ id, name }) => <PersonMark id={id} name={name} size={24} />);
  const [approve] = useApproveAttendeesMutation();
  const [reject] = useRejectAttendeesMutation();
  const [cancel] = useCancelAttendeesMutation();
  const [resend] = useResendTicketsMutation();
  const [revoke] = useRevokeTicketsMutation();
  const [reissue] = useReissueTicketsMutation();
  const retryKey = useRetryKey();
  const [placeAll] = usePlaceAttendeesMutation();
  const [asked, setAsked] = useState<Asked>();
  const printing = useBadgePrinting(conferenceId);
  const [signing, setSigning] = useState<ManagedAttendee>();
  const [placing, setPlacing] = useState<Placing>();

  async function once(about: unknown, wish: unknown, call: (key: string) => Promise<BulkResult>): Promise<BulkResult> {
    const result = await call(retryKey.of(wish, about));
    retryKey.done(about);
    return result;
  }

  const calls: Record<AttendeeDecision, (ids: number[], reason: string) => Promise<BulkResult>> = {
    reject: (ids, reason) => reject({ ids, reason }).unwrap(),
    cancel: (ids, reason) => cancel({ ids, reason }).unwrap(),
    revoke: (ids, reason) => revoke({ ids, reason }).unwrap(),
    reissue: (ids, reason) => once(['reissue', ids], reason, (key) => reissue({ ids, reason, key }).unwrap()),
  };

  async function decide(decision: AttendeeDecision, rows: readonly TitledAttendee[]): Promise<number[] | undefined> {
    const { verb, ...question } = attendeeQuestions[decision](rows);
    const reason = await new Promise<string | undefined>((answer) => setAsked({ question, answer }));
    setAsked(undefined);
    return reason === undefined ? undefined : bulk.start({ verb, rows, run: (ids) => calls[decision](ids, reason) });
  }

  async function place(rows: readonly TitledAttendee[]): Promise<number[] | undefined> {
    const placement = await new Promise<BulkPlacement | undefined>((answer) => setPlacing({ rows, answer }));
    setPlacing(undefined);
    if (placement === undefined) return undefined;
    return bulk.start({ verb: '安排', rows, run: (ids) => placeAll({ ids, ...placement }).unwrap() });
  }

  return {
    /** Whether attendees can still join and leave. */
    takesIn: conference?.isOver === false,
    /** Whether tickets are issued: a past conference still has its materials and photos, a cancelled one has nothing. */
    givesTickets: conference !== undefined && conference.storedState !== 'cancelled',
    isRunning: bulk.isRunning,
    dialog: (
      <>
        {bulk.dialog}
        {printing.dialog}
        {signing && (
          <Suspense>
            <SignDialog attendee={signing} onClose={() => setSigning(undefined)} />
          </Suspense>
        )}
        {asked && (
          <ReasonDialog question={asked.question} onAnswer={asked.answer} onClose={() => asked.answer(undefined)} />
        )}
        {placing && (
          <PlaceAttendeesDialog
            rows={placing.rows}
            onAnswer={placing.answer}
            onClose={() => placing.answer(undefined)}
          />
        )}
      </>
    ),
    approve: (rows: readonly TitledAttendee[]) =>
      bulk.start({ verb: '通过', rows, run: (ids) => approve({ ids }).unwrap() }),
    resend: (rows: readonly TitledAttendee[]) =>
      bulk.start({
        verb: '重发参会票给',
        rows,
        run: (ids) => once(['resend', ids], '', (key) => resend({ ids, key }).unwrap()),
      }),
    print: printing.print,
    /** Opens the dialog that lets them in by hand. */
    sign: (attendee: ManagedAttendee) => setSigning(attendee),
    decide,
    place,
  };
}

export type AttendeeActions = ReturnType<typeof useAttendeeActions>;

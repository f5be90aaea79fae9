import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { useSignByPosterMutation } from '@tuyuan/api-client/conference/ticket-pass.ts';
import { randomId } from '@tuyuan/api-client/random-id.ts';
import type { signByPoster } from '@tuyuan/contract/conference/ticket-pass.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { useRef, useState } from 'react';
import { passes } from '../../../shared/network/passes.ts';
import { askPlace } from './ask-place.ts';
import type { PosterLink } from './poster-link.ts';

export type SignInOutcome =
  | {
      readonly kind: 'signed';
      readonly at: string;
      readonly isFirst: boolean;
      readonly name: string;
      /** Signs out with the same poster, for attendees who signed in before and may be leaving. */
      readonly leave?: (() => void) | undefined;
    }
  | { readonly kind: 'left'; readonly at: string; readonly name: string }
  | {
      readonly kind: 'refused';
      readonly text: string;
      readonly wantsManner?: boolean;
      /** Retries with the same poster, whose code is no longer in the address; present if a retry may help. */
      readonly tryAgain?: (() => void) | undefined;
    };

type Answer = OutputOf<typeof signByPoster>;

const refusals: Partial<Record<string, string>> = {
  not_open: '签到还没有开始。',
  closed: '签到已经结束，请找工作人员。',
  rules: '你的票不在这里签到，请看日程或问工作人员。',
  revoked: '这张票已作废，请联系会务。',
  cancelled: '报名已取消，请联系会务。',
};

const leaveRefusals: Partial<Record<string, string>> = {
  ...refusals,
  not_open: '签到还没有开始，不用记离场。',
  closed: '这里已经停用，不用记离场。',
};

const notLeft = '没有记到离场，请找工作人员。';

type Direction = 'in' | 'out';

/** Signs in by a poster, and out where leaving is recorded; asks for the phone's location only if the hall requires it. */
export function usePosterSignIn() {
  const [sign] = useSignByPosterMutation();
  const [outcome, setOutcome] = useState<SignInOutcome>();
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  /** Ignores further requests while one is running. */
  async function once(work: () => Promise<SignInOutcome>) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    setOutcome(undefined);
    setOutcome(await work());
    setIsBusy(false);
    isUnderWay.current = false;
  }
  async function ask(
    wanted: PosterLink & { readonly nonce: string; readonly direction: Direction },
  ): Promise<SignInOutcome> {
    const tryAgain = () => void once(() => ask(wanted));
    let answer = await sign(wanted);
    if (codeOf(answer.error) === 'CheckIn.PlaceRequired') {
      const place = await askPlace();
      if (!place)
        return { kind: 'refused', text: '这里要核对位置。请允许获取位置后再试，或找工作人员签到。', tryAgain };
      answer = await sign({ ...wanted, ...place });
    }
    const { data, error } = answer;
    if (!data)
      return {
        kind: 'refused',
        text: messageOf(error),
        wantsManner: codeOf(error) === 'Manner.NotConfirmed',
        tryAgain: passes(error) ? tryAgain : undefined,
      };
    return wanted.direction === 'in' ? entered(data, wanted) : gone(data);
  }
  function entered({ reason, point: { signed, name, hasLeave } }: Answer, poster: PosterLink): SignInOutcome {
    if (!signed || (reason !== 'ok' && reason !== 'already_redeemed'))
      return { kind: 'refused', text: refusals[reason] ?? '没有签到成功，请找工作人员。' };
    const isFirst = reason === 'ok';
    const mayLeave = !isFirst && hasLeave && signed.leftAt === null;
    return { kind: 'signed', at: signed.at, isFirst, name, leave: mayLeave ? () => void signOut(poster) : undefined };
  }
  const signIn = (poster: PosterLink) => once(() => ask({ ...poster, direction: 'in', nonce: randomId() }));
  const signOut = (poster: PosterLink) => once(() => ask({ ...poster, direction: 'out', nonce: randomId() }));
  return { isBusy, outcome, signIn, signOut, forget: () => setOutcome(undefined) };
}

/** A repeated sign-out shows the time of the first. */
function gone({ reason, point: { signed, name, hasLeave } }: Answer): SignInOutcome {
  const leftAt = signed?.leftAt ?? null;
  if (leftAt !== null && (reason === 'ok' || reason === 'rules')) return { kind: 'left', at: leftAt, name };
  const text = reason === 'rules' ? notLeftText(hasLeave, signed !== null) : leaveRefusals[reason];
  return { kind: 'refused', text: text ?? notLeft };
}

function notLeftText(hasLeave: boolean, isSigned: boolean): string {
  if (!hasLeave) return '这里不记离场。';
  return isSigned ? notLeft : '你还没有在这里签到，不用记离场。';
}

function codeOf(error: unknown): string | null {
  return isApiFailure(error) ? error.code : null;
}

function messageOf(error: unknown): string {
  return isApiFailure(error) ? error.message : '没有签到成功，请再试一次。';
}

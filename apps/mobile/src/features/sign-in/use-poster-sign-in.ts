import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { useSignByPosterMutation } from '@tuyuan/api-client/ticket-pass.ts';
import { useRef, useState } from 'react';
import { passes } from '../../shared/network/passes.ts';
import { randomId } from '../../shared/random-id.ts';
import { askPlace } from './ask-place.ts';
import type { PosterLink } from './poster-link.ts';

export type SignInOutcome =
  | { readonly kind: 'signed'; readonly at: string; readonly isFirst: boolean; readonly name: string }
  | {
      readonly kind: 'refused';
      readonly text: string;
      readonly wantsManner?: boolean;
      /** With the same poster, whose code is nowhere else by now; where that may help. */
      readonly tryAgain?: (() => void) | undefined;
    };

const refusals: Partial<Record<string, string>> = {
  not_open: '签到还没有开始。',
  closed: '签到已经结束，请找工作人员。',
  rules: '你的票不在这里签到，请看日程或问工作人员。',
  revoked: '这张票已作废，请联系会务。',
  cancelled: '报名已取消，请联系会务。',
};

/** Signs in by a poster; asks the phone where it is only when the hall wants to know. */
export function usePosterSignIn() {
  const [sign] = useSignByPosterMutation();
  const [outcome, setOutcome] = useState<SignInOutcome>();
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  /** Once, however often it is asked for meanwhile. */
  async function once(work: () => Promise<SignInOutcome>) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    setOutcome(undefined);
    setOutcome(await work());
    setIsBusy(false);
    isUnderWay.current = false;
  }
  async function ask(wanted: PosterLink & { readonly nonce: string }): Promise<SignInOutcome> {
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
    const { reason, point } = data;
    const isIn = (reason === 'ok' || reason === 'already_redeemed') && point.signed !== null;
    return isIn && point.signed
      ? { kind: 'signed', at: point.signed.at, isFirst: reason === 'ok', name: point.name }
      : { kind: 'refused', text: refusals[reason] ?? '没有签到成功，请找工作人员。' };
  }
  const signIn = (poster: PosterLink) => once(() => ask({ ...poster, nonce: randomId() }));
  return { isBusy, outcome, signIn, forget: () => setOutcome(undefined) };
}

function codeOf(error: unknown): string | null {
  return isApiFailure(error) ? error.code : null;
}

function messageOf(error: unknown): string {
  return isApiFailure(error) ? error.message : '没有签到成功，请再试一次。';
}

import {
  useCreateQrLogInMutation,
  useGetQrLogInStateQuery,
  useLoginByQrMutation,
} from '@tuyuan/api-client/account/qr-log-in.ts';
import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useGoOn } from '../../../shared/account/use-go-on.ts';
import { useSession } from '../../../shared/site-session.tsx';

const POLL_MS = 2000;
const endedWords: Readonly<Record<string, string>> = { expired: '二维码已过期', refused: '手机上取消了登录' };

export interface QrLogInCode {
  /** "" until there is one. */
  readonly code: string;
  /** A phone has opened the code and may confirm it. */
  readonly isScanned: boolean;
  /** Why the code is good for nothing (any more). */
  readonly ended: string | undefined;
  renew(): void;
}

/** Creates a code, follows what the phone does with it, and logs in once it was confirmed. */
export function useQrLogIn(rememberMe: boolean): QrLogInCode {
  const session = useSession();
  const goOn = useGoOn();
  const [create, { data: made, error }] = useCreateQrLogInMutation();
  const [takeToken] = useLoginByQrMutation();
  const [fault, setFault] = useState<string>();
  const code = made?.code ?? '';
  const [overCode, setOverCode] = useState('');
  const isOver = overCode === code;
  const { currentData } = useGetQrLogInStateQuery(
    { code },
    { skip: code === '', pollingInterval: isOver ? 0 : POLL_MS },
  );
  const state = currentData?.state ?? 'waiting';

  function renew(): void {
    setFault(undefined);
    void create({ rememberMe });
  }
  const begin = useEffectEvent(renew);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code knows whether it is to be remembered, so another choice needs another code.
  useEffect(() => begin(), [rememberMe]);

  const finish = useEffectEvent(async () => {
    try {
      const token = await takeToken({ code }).unwrap();
      const outcome = await (await session.whenReady()).takeToken(token, { rememberMe });
      if (outcome.isOk) return goOn();
      setFault(outcome.failure.message);
    } catch (thrown) {
      setFault(isApiFailure(thrown) ? thrown.message : '没有登录成功，请重试。');
    }
  });
  const settle = useEffectEvent(() => {
    if (state === 'waiting' || state === 'scanned') return;
    setOverCode(code);
    if (state === 'confirmed') void finish();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state of a code.
  useEffect(() => settle(), [code, state]);

  return {
    code,
    isScanned: state === 'scanned' || state === 'confirmed',
    ended: fault ?? (isApiFailure(error) ? error.message : endedWords[state]),
    renew,
  };
}

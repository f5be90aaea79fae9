import { useCertifyPassMutation } from '@tuyuan/api-client/ticket-pass.ts';
import { fromBase64url, toBase64url } from '@tuyuan/format/check-in/base64url.ts';
import { exportPublicKey, makePassKeys } from '@tuyuan/format/check-in/ticket-pass.ts';
import { useEffect, useState } from 'react';
import { noteServerTime, serverNow } from '../clock/server-clock.ts';
import { useMeeting } from '../meeting/meeting-context.tsx';
import { useOnline } from '../network/use-online.ts';
import { readPass, type StoredPass, writePass } from './pass-store.ts';

/** Certified anew this long before the end, so that nobody without network is left without a code. */
const renewBeforeMs = 86_400_000;

export interface PassSource {
  /** Undefined until the phone has one; `isImpossible` where the browser can't make any. */
  readonly pass: StoredPass | undefined;
  readonly isImpossible: boolean;
}

/** The phone's own pass: the kept one, else one that the server certifies now. Works without network once it has been there. */
export function usePass(): PassSource {
  const { userId, conferenceId, sessionToken } = useMeeting().user;
  const isOnline = useOnline();
  const [certify] = useCertifyPassMutation();
  const [pass, setPass] = useState<StoredPass>();
  // Only pages that came over https, or from the phone itself, may use keys.
  const isImpossible = !globalThis.isSecureContext;

  useEffect(() => {
    if (isImpossible || sessionToken === '') return;
    let isWanted = true;
    const holder = `${conferenceId} ${userId}`;
    async function bring() {
      const kept = await readPass(holder);
      const own = kept?.sessionToken === sessionToken ? kept : undefined;
      if (!isWanted) return;
      if (own) setPass(own);
      if (!isOnline || (own && own.notAfter - serverNow() > renewBeforeMs)) return;
      const keys = await makePassKeys(false);
      const publicKey = toBase64url(await exportPublicKey(keys.publicKey));
      const askedAt = Date.now();
      const answer = await certify({ publicKey });
      const certificate = answer.data && fromBase64url(answer.data.certificate);
      if (!answer.data || !certificate) return;
      noteServerTime(answer.data.serverTime, askedAt, Date.now());
      const made = { privateKey: keys.privateKey, certificate, notAfter: answer.data.notAfter, sessionToken };
      await writePass(holder, made);
      if (isWanted) setPass(made);
    }
    void bring();
    return () => {
      isWanted = false;
    };
  }, [userId, conferenceId, sessionToken, isOnline, isImpossible, certify]);

  return { pass, isImpossible };
}

import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { useCertifyPassMutation } from '@tuyuan/api-client/conference/ticket-pass.ts';
import { fromBase64url, toBase64url } from '@tuyuan/format/check-in/base64url.ts';
import { exportPublicKey, makePassKeys } from '@tuyuan/format/check-in/ticket-pass.ts';
import { useEffect, useState } from 'react';
import { noteServerTime, serverNow } from '../clock/server-clock.ts';
import { useMeeting, useMeetingSession } from '../meeting/meeting-context.tsx';
import { isOnline, subscribeToNetwork } from '../network/network-state.ts';
import { readPass, type StoredPass, writePass } from './pass-store.ts';

/** Renewed this long before expiry, so that offline phones are not left without a code. */
const renewBeforeMs = 86_400_000;
const firstPauseMs = 2000;
const maxPauseMs = 60_000;
/** A hall's network can leave a call open for minutes; after this time the attendee is told what else to show. */
const patienceMs = 3000;

export interface PassSource {
  /** Undefined until the phone has one; `isImpossible` if the browser cannot make any. */
  readonly pass: StoredPass | undefined;
  readonly isImpossible: boolean;
  /** Whether it is missing because the server was unreachable; retried automatically with growing pauses. */
  readonly hasFailed: boolean;
  retry(): void;
}

/** Returns the phone's pass: the stored one, or else one newly certified by the server. Works offline once it exists. */
export function usePass(): PassSource {
  const meeting = useMeetingSession();
  const { userId, conferenceId, sessionToken } = useMeeting().user;
  const [certify] = useCertifyPassMutation();
  const [brought, setBrought] = useState<StoredPass>();
  const [hasFailed, setHasFailed] = useState(false);
  const [retries, setRetries] = useState(0);
  // Only pages that came over https, or from the phone itself, may use keys.
  const isImpossible = !globalThis.isSecureContext;
  // Another tab may have logged another person in.
  const pass = brought?.sessionToken === sessionToken ? brought : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: who asks again begins anew
  useEffect(() => {
    if (isImpossible || sessionToken === '') return;
    let isWanted = true;
    let isAsking = false;
    let own: StoredPass | undefined;
    let pauseMs = firstPauseMs;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const holder = `${conferenceId} ${userId}`;
    setHasFailed(false);

    /** Returns the pass, or the minimum milliseconds until the next attempt. */
    async function make(): Promise<StoredPass | number> {
      const keys = await makePassKeys(false);
      const publicKey = toBase64url(await exportPublicKey(keys.publicKey));
      const askedAt = Date.now();
      const answer = await certify({ publicKey });
      const certificate = answer.data && fromBase64url(answer.data.certificate);
      if (!answer.data || !certificate) return isApiFailure(answer.error) ? (answer.error.retryAfter ?? 0) * 1000 : 0;
      noteServerTime(answer.data.serverTime, askedAt, Date.now());
      return { privateKey: keys.privateKey, certificate, notAfter: answer.data.notAfter, sessionToken };
    }
    function take(next: StoredPass) {
      own = next;
      if (isWanted) setBrought(next);
    }
    function fail() {
      isAsking = false;
      if (isWanted) setHasFailed(true);
    }
    async function ask() {
      const kept = own ?? (await readPass(holder));
      if (kept?.sessionToken === sessionToken) take(kept);
      if (own && own.notAfter - serverNow() > renewBeforeMs) return;
      // The phone reports when it is online again; an unanswered last call alone does not prevent an attempt.
      if (!isWanted || !navigator.onLine) return fail();
      const made = await make().catch(() => 0);
      if (typeof made !== 'number') {
        // Nothing is stored after the logout.
        if (meeting.state.user.sessionToken === sessionToken) void writePass(holder, made);
        return take(made);
      }
      fail();
      if (!isWanted) return;
      clearTimeout(timer);
      timer = setTimeout(() => void bring(), Math.max(pauseMs, made));
      pauseMs = Math.min(maxPauseMs, pauseMs * 2);
    }
    async function bring() {
      if (isAsking) return;
      isAsking = true;
      clearTimeout(timer);
      const late = setTimeout(fail, patienceMs);
      await ask();
      clearTimeout(late);
      isAsking = false;
    }
    const stopWatching = subscribeToNetwork(() => isOnline() && void bring());
    void bring();
    return () => {
      isWanted = false;
      clearTimeout(timer);
      stopWatching();
    };
  }, [userId, conferenceId, sessionToken, isImpossible, certify, retries]);

  return {
    pass,
    isImpossible,
    hasFailed: hasFailed && pass === undefined,
    retry: () => setRetries((count) => count + 1),
  };
}

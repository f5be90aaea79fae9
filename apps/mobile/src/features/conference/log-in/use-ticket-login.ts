import type { CallFailure } from '@tuyuan/errors/call-failure.ts';
import { safeReturnUrl } from '@tuyuan/format/safe-return-url.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMeetingSession } from '../../../shared/meeting/meeting-context.tsx';
import { passes } from '../../../shared/network/passes.ts';
import { paths } from '../../../shared/paths.ts';

interface TicketLogin {
  readonly isBusy: boolean;
  readonly failure: CallFailure | undefined;
  /** When the next typed attempt is allowed, in milliseconds since 1970; 0 if now. Scanning is never blocked. */
  readonly closedUntil: number;
  /** Logs in and continues to the page the person came from, or to the conference's first page. */
  enter(ticket: string): Promise<void>;
  /** With the same ticket, which is nowhere but here after a scan or a tap on a link; undefined unless that may help. */
  readonly tryAgain: (() => void) | undefined;
  forgetFailure(): void;
}

export function useTicketLogin(): TicketLogin {
  const meeting = useMeetingSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const [untaken, setUntaken] = useState<string>();
  const [closedUntil, setClosedUntil] = useState(0);
  function forgetFailure() {
    setFailure(undefined);
    setUntaken(undefined);
  }
  async function enter(ticket: string) {
    setIsBusy(true);
    forgetFailure();
    const outcome = await meeting.logIn(ticket);
    setIsBusy(false);
    if (outcome.isOk) {
      const wanted = safeReturnUrl(query.get('returnUrl'));
      await navigate(wanted?.startsWith('/meeting') ? wanted : paths.index, { replace: true });
      return;
    }
    setFailure(outcome.failure);
    if (passes(outcome.failure)) setUntaken(ticket);
    if (outcome.failure.status === 429) setClosedUntil(Date.now() + (outcome.failure.retryAfter ?? 60) * 1000);
  }
  const tryAgain = untaken === undefined ? undefined : () => void enter(untaken);
  return { isBusy, failure, closedUntil, enter, tryAgain, forgetFailure };
}

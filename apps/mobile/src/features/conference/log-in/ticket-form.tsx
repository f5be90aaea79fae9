import type { CallFailure } from '@tuyuan/errors/call-failure.ts';
import { isTicketCode, normaliseTicketCode, ticketCodeLength } from '@tuyuan/format/ticket-code.ts';
import { ScanLine } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../../shared/layout/button.tsx';
import { useNow } from '../../../shared/use-now.ts';
import { TicketField } from './ticket-field.tsx';
import styles from './ticket-form.module.css';
import type { useTicketLogin } from './use-ticket-login.ts';

const ScanTicket = lazy(async () => ({ default: (await import('./scan-ticket.tsx')).ScanTicket }));

/** Returns the message for an obvious typo, before the server is asked. */
function slipOf(code: string): string | undefined {
  const missing = ticketCodeLength - code.length;
  if (code === '') return `请输入票面上的 ${ticketCodeLength} 位票号。`;
  if (missing > 0) return `票号共 ${ticketCodeLength} 位，还差 ${missing} 位。`;
  return isTicketCode(code) ? undefined : '有一位输错了，请对照票面核对。';
}

function wordsFor({ code, message }: CallFailure): string {
  return code === 'Ticket.Unknown' ? '没有这张票。请核对最后一组，或改用扫码。' : message;
}

/** Logs in by typed code or by scanning the ticket. */
export function TicketForm({ login }: { readonly login: ReturnType<typeof useTicketLogin> }) {
  const { isBusy, failure, closedUntil, enter, forgetFailure } = login;
  const [text, setText] = useState('');
  const [slip, setSlip] = useState<string>();
  const [isScanning, setIsScanning] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const waitSeconds = Math.ceil((closedUntil - useNow(500)) / 1000);
  const isClosed = waitSeconds > 0;
  const tryAgain = text === '' ? login.tryAgain : undefined;
  const wantsTyping = failure !== undefined && tryAgain === undefined;
  useEffect(() => {
    if (wantsTyping) input.current?.focus();
  }, [wantsTyping]);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || isClosed) return;
    if (tryAgain) {
      tryAgain();
      return;
    }
    const code = normaliseTicketCode(text);
    const wrong = slipOf(code);
    setSlip(wrong);
    if (wrong === undefined) void enter(code);
    else input.current?.focus();
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TicketField
        value={text}
        fault={slip ?? (failure && wordsFor(failure))}
        input={input}
        onChange={(next) => {
          setText(next);
          setSlip(undefined);
          forgetFailure();
        }}
      />
      <Button size="large" type="submit" isPrimary={!isClosed} isDisabled={isClosed} isBusy={isBusy}>
        {isClosed ? `试错太多，${waitSeconds} 秒后再试` : isBusy ? '正在进入' : tryAgain ? '再试一次' : '进入会议'}
      </Button>
      <Button size="large" onClick={() => setIsScanning(true)} icon={ScanLine}>
        扫票面二维码
      </Button>
      {isScanning && (
        <Suspense>
          <ScanTicket
            onClose={() => setIsScanning(false)}
            onFound={(ticket) => {
              setIsScanning(false);
              setSlip(undefined);
              setText('');
              void enter(ticket);
            }}
          />
        </Suspense>
      )}
    </form>
  );
}

import { passStepMs, showPass } from '@tuyuan/format/check-in/ticket-pass.ts';
import { useEffect, useState } from 'react';
import { serverNow } from '../clock/server-clock.ts';
import type { StoredPass } from './pass-store.ts';

/** Returns the current text of the code, renewed with each step. Undefined until the first is made. */
export function usePassText(pass: StoredPass | undefined): string | undefined {
  const [made, setMade] = useState<{ of: string; text: string | undefined }>();
  useEffect(() => {
    if (!pass) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const turn = async () => {
      clearTimeout(timer);
      const now = serverNow();
      const next = await showPass(pass.privateKey, pass.certificate, now).catch(() => undefined);
      if (!isWanted) return;
      setMade({ of: pass.sessionToken, text: next });
      timer = setTimeout(() => void turn(), passStepMs - (serverNow() % passStepMs) + 20);
    };
    // A phone that was asleep shows an old code.
    const onSight = () => document.visibilityState === 'visible' && void turn();
    void turn();
    document.addEventListener('visibilitychange', onSight);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, [pass]);
  // An earlier code may belong to another person.
  return made?.of === pass?.sessionToken ? made?.text : undefined;
}

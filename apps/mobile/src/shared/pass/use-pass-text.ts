import { passStepMs, showPass } from '@tuyuan/format/check-in/ticket-pass.ts';
import { useEffect, useState } from 'react';
import { serverNow } from '../clock/server-clock.ts';
import type { StoredPass } from './pass-store.ts';

/** The text of the code for now, made anew as each step begins. Undefined until the first is made. */
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
    // A phone that slept has an old code on its screen.
    const onSight = () => document.visibilityState === 'visible' && void turn();
    void turn();
    document.addEventListener('visibilitychange', onSight);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, [pass]);
  // What stands there from before may be another person's.
  return made?.of === pass?.sessionToken ? made?.text : undefined;
}

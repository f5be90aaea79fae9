import { passStepMs } from '@tuyuan/format/check-in/ticket-pass.ts';
import { serverNow } from '../clock/server-clock.ts';
import { useNow } from '../use-now.ts';
import { CountdownRing } from './countdown-ring.tsx';

/** Seconds until the code changes. */
export function StepRing() {
  useNow(500);
  const left = passStepMs - (serverNow() % passStepMs);
  return <CountdownRing leftMs={left} ofMs={passStepMs} />;
}

import { useCheckInAtPostMutation } from '@tuyuan/api-client/conference-duty.ts';
import type { MyShift } from '@tuyuan/contract/conference-duty.ts';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { say } from '../../shared/feedback/say.ts';
import { paths } from '../../shared/paths.ts';
import { failureText } from '../../shared/states/failure-text.ts';
import { awaitedShift } from './duty-words.ts';

/** Whoever scanned his post's poster with WeChat came here by its address: he is there at once, and the code leaves the address bar. */
export function usePostLink(shifts: readonly MyShift[], now: string): void {
  const navigate = useNavigate();
  const [checkIn] = useCheckInAtPostMutation();
  const start = useEffectEvent(async (code: string) => {
    void navigate(paths.duty, { replace: true });
    const shift = awaitedShift(shifts, now);
    if (!shift) return say('没有等你到岗的班次');
    const { error } = await checkIn({ entryId: shift.entryId, code });
    return say(error === undefined ? `${shift.place} 到岗，辛苦了` : failureText(error));
  });
  useEffect(() => {
    const code = /^#post=([A-Za-z0-9_-]+)$/.exec(location.hash)?.[1];
    if (code !== undefined) void start(code);
  }, []);
}

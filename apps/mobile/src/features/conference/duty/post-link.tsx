import { useCheckInAtPostMutation } from '@tuyuan/api-client/conference/duty.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { prepareToSay, say } from '../../../shared/feedback/say.ts';
import { passes } from '../../../shared/network/passes.ts';
import { paths } from '../../../shared/paths.ts';
import { failureText } from '../../../shared/states/failure-text.ts';
import { FailureView } from '../../../shared/states/failure-view.tsx';

/** Checks in a volunteer who scanned their post's poster with WeChat, and removes the code from the address bar. */
export function PostLink() {
  const navigate = useNavigate();
  const [checkIn] = useCheckInAtPostMutation();
  // Keeps the code, which is no longer in the address.
  const [failed, setFailed] = useState<{ readonly code: string; readonly error: unknown }>();
  async function come(code: string): Promise<void> {
    const { data, error } = await checkIn({ code });
    setFailed(passes(error) ? { code, error } : undefined);
    if (data) await say(`${data.place} 到岗，辛苦了`);
    else if (!passes(error)) await say(failureText(error));
  }
  const start = useEffectEvent((code: string) => {
    void navigate(paths.duty, { replace: true });
    void come(code);
  });
  useEffect(() => {
    prepareToSay();
    const code = /^#post=([A-Za-z0-9_-]+)$/.exec(location.hash)?.[1];
    if (code !== undefined) start(code);
  }, []);
  if (!failed) return null;
  return <FailureView title="还没有登记到岗" error={failed.error} onRetry={() => come(failed.code)} />;
}

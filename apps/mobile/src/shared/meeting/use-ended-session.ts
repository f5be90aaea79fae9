import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { say } from '../feedback/say.ts';
import { paths } from '../paths.ts';
import { loginPath } from './login-path.ts';
import { useMeeting } from './meeting-context.tsx';

const openPages: readonly string[] = [paths.introduce, paths.login];

/** Leads to the log-in, and back from there, once the session that opened the page has ended: another phone took its place, or the ticket was revoked. */
export function useEndedSession(): void {
  const { user } = useMeeting();
  const [{ userId, conferenceId }] = useState(user);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isEnded = userId !== 0 && user.userId === 0 && !openPages.includes(pathname);
  useEffect(() => {
    if (!isEnded) return;
    void say('登录已失效，请再输一次票号');
    void navigate(loginPath(conferenceId, `${pathname}${search}`), { replace: true });
  }, [isEnded, conferenceId, pathname, search, navigate]);
}

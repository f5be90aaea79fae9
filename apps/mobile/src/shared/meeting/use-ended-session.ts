import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { say } from '../feedback/say.ts';
import { paths } from '../paths.ts';
import { loginPath } from './login-path.ts';
import { useMeeting } from './meeting-context.tsx';
import { wallIdOf } from './wall-id.ts';

const openPages: readonly string[] = [paths.introduce, paths.login];
const activityPage = /^[/]mobile([/]|$)/;

/** Whether the address is open without a login. */
function isOpen(pathname: string, search: string): boolean {
  return (
    openPages.includes(pathname) ||
    activityPage.test(pathname) ||
    (pathname === paths.live && wallIdOf(new URLSearchParams(search)) !== null)
  );
}

/** Leads to the log-in, and back from there, once the session that opened the page has ended: another phone took its place, or the ticket was revoked. */
export function useEndedSession(): void {
  const { user } = useMeeting();
  const [{ userId, conferenceId }] = useState(user);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isEnded = userId !== 0 && user.userId === 0 && !isOpen(pathname, search);
  useEffect(() => {
    if (!isEnded) return;
    void say('登录已失效，请再输一次票号');
    void navigate(loginPath(conferenceId, `${pathname}${search}`), { replace: true });
  }, [isEnded, conferenceId, pathname, search, navigate]);
}

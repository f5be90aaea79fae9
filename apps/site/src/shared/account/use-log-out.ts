import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../site-session.tsx';

/** Pages of the account itself: who has just logged out is not asked to log in again. */
const ownPages = /^\/(user|attend)(\/|$)/;

/** Returns a function that logs out, says so, and leaves the account's own pages. */
export function useLogOut(): () => void {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => {
    if (ownPages.test(pathname)) void navigate('/');
    session.logOut();
    showToast({ text: '已退出登录', tone: 'success' });
  };
}

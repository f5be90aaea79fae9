import { useLogOutTicketMutation } from '@tuyuan/api-client/conference/ticket-auth.ts';
import { useNavigate } from 'react-router-dom';
import { DeviceList } from '../../features/conference/mine/device-list.tsx';
import { OwnLinks } from '../../features/conference/mine/own-links.tsx';
import { ThemeRow } from '../../features/conference/mine/theme-row.tsx';
import { confirm } from '../../shared/feedback/confirm.ts';
import { PageFrame } from '../../shared/frame/page-frame.tsx';
import { Button } from '../../shared/layout/button.tsx';
import { ButtonRow } from '../../shared/layout/button-row.tsx';
import { SectionTitle } from '../../shared/layout/section-title.tsx';
import { useMeeting, useMeetingSession } from '../../shared/meeting/meeting-context.tsx';
import { settledWithin } from '../../shared/network/settled-within.ts';
import { useOnline } from '../../shared/network/use-online.ts';
import { paths } from '../../shared/paths.ts';

/** From here on people may have checked at a door. */
const staffType = 2;

/** Local data is cleared even if the server or the next page takes longer. */
const patienceMs = 4000;

/** Undefined where its program can't be fetched: then it is left alone. */
const loadChecker = () => import('../../features/conference/check-in/leave-checker.ts').catch(() => undefined);

export function MinePage() {
  const meeting = useMeetingSession();
  const { conferenceId, sessionToken, userType } = useMeeting().user;
  const navigate = useNavigate();
  const isOnline = useOnline();
  const [endSession] = useLogOutTicketMutation();
  async function leave() {
    const checker = userType >= staffType ? await loadChecker() : undefined;
    const isSure = await confirm({
      title: '退出会议？',
      text: '手机上保存的票和日程会一并删除，再进来需要票号。',
      ...(await checker?.questionOfUnsent()),
      confirmText: '退出会议',
    });
    if (!isSure) return;
    // Leave the page first: it would treat this as a session ended elsewhere.
    await settledWithin(patienceMs, Promise.resolve(navigate(`${paths.login}?id=${conferenceId}`, { replace: true })));
    // Without network the session ends here only; the office can end it there.
    await settledWithin(patienceMs, endSession());
    // A person who logged in meanwhile stays logged in.
    if (![sessionToken, ''].includes(meeting.state.user.sessionToken)) return;
    // Also clears what the ticket's holder left on the phone.
    meeting.clear();
  }
  return (
    <PageFrame title="我的">
      <SectionTitle>会议</SectionTitle>
      <OwnLinks />
      {isOnline && (
        <>
          <SectionTitle>登录的设备（最多 3 台）</SectionTitle>
          <DeviceList />
        </>
      )}
      <SectionTitle>显示</SectionTitle>
      <ThemeRow />
      <ButtonRow>
        <Button size="large" onClick={() => void leave()}>
          退出会议
        </Button>
      </ButtonRow>
    </PageFrame>
  );
}

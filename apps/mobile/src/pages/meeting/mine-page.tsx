import { setThemePreference } from '@tuyuan/ui/theme-preference.ts';
import { useTheme } from '@tuyuan/ui/use-theme.ts';
import { Button, Dialog, List, Segmented } from 'antd-mobile';
import { useNavigate } from 'react-router-dom';
import { PageFrame } from '../../shared/frame/page-frame.tsx';
import { useMeetingSession } from '../../shared/meeting/meeting-context.tsx';
import { paths } from '../../shared/paths.ts';

const themes = [
  { label: '跟随系统', value: 'auto' },
  { label: '浅色', value: 'light' },
  { label: '深色', value: 'dark' },
] as const;

export function MinePage() {
  const meeting = useMeetingSession();
  const navigate = useNavigate();
  const { preference } = useTheme();
  async function leave() {
    const isSure = await Dialog.confirm({
      title: '退出会议？',
      content: '手机上保存的票和日程会一并删除，再进来需要票号。',
      confirmText: '退出会议',
    });
    if (!isSure) return;
    meeting.clear();
    void navigate(paths.login, { replace: true });
  }
  return (
    <PageFrame title="我的">
      <List header="显示">
        <List.Item
          extra={
            <Segmented
              options={[...themes]}
              value={preference}
              onChange={(value) => {
                const chosen = themes.find((theme) => theme.value === value);
                if (chosen) setThemePreference(chosen.value);
              }}
            />
          }
        >
          外观
        </List.Item>
      </List>
      <Button block fill="none" onClick={() => void leave()}>
        退出会议
      </Button>
    </PageFrame>
  );
}

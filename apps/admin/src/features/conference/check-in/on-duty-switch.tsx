import {
  useGetCheckInRulesQuery,
  useSetCheckInRulesMutation,
} from '@tuyuan/api-client/conference/check-in-management.ts';
import { Switch } from 'antd';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';

/** Whether only staff on duty may scan. */
export function OnDutySwitch({ conferenceId }: { readonly conferenceId: number }) {
  const attempt = useAttempt();
  const { data } = useGetCheckInRulesQuery({ conferenceId });
  const [set, { isLoading }] = useSetCheckInRulesMutation();
  const mayEdit = usePermissions()('Pages.Conferences.CheckIn');

  async function change(onDutyOnly: boolean): Promise<void> {
    await attempt(
      () => set({ conferenceId, onDutyOnly }).unwrap(),
      onDutyOnly ? '现在只有在班的人能核验' : '有核验证的人都能核验',
    );
  }

  return (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', marginBlock: '0 12px' }}>
      <Switch
        aria-label="只有在班的人能核验"
        checked={data?.onDutyOnly ?? false}
        disabled={!mayEdit || data === undefined}
        loading={isLoading}
        onChange={(value) => void change(value)}
      />
      只有在班的人能核验
      <span style={{ color: 'var(--text-secondary)', fontSize: 12 }}>
        没到岗签到的检票员会被拒绝；会务组不受限，断网时扫的照收。
      </span>
    </p>
  );
}

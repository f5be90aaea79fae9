import { useGetCheckInRulesQuery, useSetCheckInRulesMutation } from '@tuyuan/api-client/check-in-management.ts';
import { App, Switch } from 'antd';
import { failureText } from '../../shared/failure-text.ts';
import { usePermissions } from '../../shared/session/session-context.tsx';

/** Whether only who is on duty may scan. */
export function OnDutySwitch({ conferenceId }: { readonly conferenceId: number }) {
  const { message } = App.useApp();
  const { data } = useGetCheckInRulesQuery({ conferenceId });
  const [set, { isLoading }] = useSetCheckInRulesMutation();
  const mayEdit = usePermissions()('Pages.Conferences.CheckIn');

  async function change(onDutyOnly: boolean): Promise<void> {
    try {
      await set({ conferenceId, onDutyOnly }).unwrap();
      message.success(onDutyOnly ? '现在只有在班的人能核验' : '有核验证的人都能核验');
    } catch (thrown) {
      message.error(failureText(thrown));
    }
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

import {
  useGetCreditRulesQuery,
  useTryCreditRulesMutation,
  useUpdateCreditRulesMutation,
} from '@tuyuan/api-client/commerce/credit-management.ts';
import type { CreditRules, CreditTrial, RulesDraft } from '@tuyuan/contract/commerce/credit-management.ts';
import { Alert, App, Button, Card, Flex, Tag } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../../shared/page-head.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { PageLoading } from '../../../shared/states/page-loading.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { BonusFields } from './bonus-fields.tsx';
import { RuleTable } from './rule-table.tsx';
import { TrialResult } from './trial-result.tsx';

/** What earns credits. A change is tried on the last 30 days before it can be saved. */
export function CreditRulesScreen() {
  const { data, error, refetch } = useGetCreditRulesQuery({}, { refetchOnMountOrArgChange: true });
  if (!data)
    return (
      <>
        <PageHead title="积分规则" />
        {error === undefined ? <PageLoading /> : <NotLoaded noun="积分规则" error={error} onRetry={refetch} isPage />}
      </>
    );
  return <RulesEditor inForce={data} />;
}

function draftOf({ rules, bonuses }: CreditRules): RulesDraft {
  return {
    rules: rules.map(({ kind, amount, dailyLimit, isEnabled }) => ({ kind, amount, dailyLimit, isEnabled })),
    bonuses: bonuses.map(({ days, amount }) => ({ days, amount })),
  };
}

function countChanges(now: RulesDraft, draft: RulesDraft): number {
  const rules = draft.rules.filter((rule, at) => JSON.stringify(rule) !== JSON.stringify(now.rules[at])).length;
  return rules + (JSON.stringify(now.bonuses) === JSON.stringify(draft.bonuses) ? 0 : 1);
}

function RulesEditor({ inForce }: { readonly inForce: CreditRules }) {
  const mayEdit = usePermissions()('Pages.Credits.Edit');
  const { modal } = App.useApp();
  const attempt = useAttempt();
  const now = draftOf(inForce);
  const [edited, setEdited] = useState<RulesDraft>();
  const [trial, setTrial] = useState<{ readonly draft: RulesDraft; readonly result: CreditTrial }>();
  const [tryIt, trying] = useTryCreditRulesMutation();
  const [saveIt, saving] = useUpdateCreditRulesMutation();
  const draft = edited ?? now;
  const changes = countChanges(now, draft);
  const isTried = trial !== undefined && JSON.stringify(trial.draft) === JSON.stringify(draft);

  async function run(): Promise<void> {
    await attempt(async () => setTrial({ draft, result: await tryIt(draft).unwrap() }));
  }
  async function save(): Promise<void> {
    if (!trial) return;
    const isSure = await modal.confirm({
      title: `让 ${changes} 处改动生效？`,
      content: '只影响之后的事件，已发的积分不重算。',
      okText: '保存并生效',
    });
    if (!isSure) return;
    const isSaved = await attempt(() => saveIt({ ...draft, trialId: trial.result.id }).unwrap(), '新规则已生效');
    if (!isSaved) return;
    setEdited(undefined);
    setTrial(undefined);
  }

  return (
    <>
      <PageHead
        title="积分规则"
        note={
          changes > 0 ? <Tag color="orange">{changes} 处改动未保存</Tag> : `有效期 ${inForce.months} 个月，先到期先用`
        }
        actions={
          mayEdit && (
            <>
              {changes > 0 && (
                <Button
                  onClick={() => {
                    setEdited(undefined);
                    setTrial(undefined);
                  }}
                >
                  放弃改动
                </Button>
              )}
              <Button loading={trying.isLoading} disabled={changes === 0} onClick={() => void run()}>
                试算近 30 天
              </Button>
              <Button
                type="primary"
                loading={saving.isLoading}
                disabled={changes === 0 || !isTried}
                onClick={() => void save()}
              >
                保存并生效
              </Button>
            </>
          )
        }
      />
      <Flex gap={16} wrap align="start">
        <Flex vertical gap={16} style={{ flex: '2 1 560px', minWidth: 0 }}>
          <Card size="small" title={`规则 ${draft.rules.length} 条`}>
            <RuleTable
              now={inForce}
              draft={draft}
              isReadOnly={!mayEdit}
              onChange={(rules) => setEdited({ ...draft, rules })}
            />
          </Card>
          <Card size="small" title="连续签到的奖励">
            <BonusFields
              bonuses={draft.bonuses}
              isReadOnly={!mayEdit}
              onChange={(bonuses) => setEdited({ ...draft, bonuses })}
            />
          </Card>
          <Alert
            type="info"
            showIcon
            title={
              <>
                改动只影响保存之后的事件，已发的积分不重算。改动须先试算才能保存。有效期在
                <Link to={paths.settings}>网站设置</Link>里改。
              </>
            }
          />
        </Flex>
        {trial && (
          <Card
            size="small"
            style={{ flex: '1 1 400px', minWidth: 0 }}
            title={`试算：${trial.result.from} 至 ${trial.result.to}`}
            extra={!isTried && <Tag color="orange">之后又改过，请再试算</Tag>}
          >
            <TrialResult trial={trial.result} />
          </Card>
        )}
      </Flex>
    </>
  );
}

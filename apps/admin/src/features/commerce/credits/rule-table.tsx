import type { CreditRules, RulesDraft } from '@tuyuan/contract/commerce/credit-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { InputNumber, Switch } from 'antd';
import cell from '../../../shared/list/cell.module.css';
import { RecordTable } from '../../../shared/list/record-table.tsx';
import { fixedLimits, ruleTitles } from './rule-words.ts';

type Rule = RulesDraft['rules'][number];

interface RuleTableProps {
  readonly now: CreditRules;
  readonly draft: RulesDraft;
  readonly isReadOnly: boolean;
  onChange(rules: Rule[]): void;
}

/** The rules with their fields; beside a changed value stands the one in force. */
export function RuleTable({ now, draft, isReadOnly, onChange }: RuleTableProps) {
  const before = new Map(now.rules.map((rule) => [rule.kind, rule]));
  const change = (kind: Rule['kind'], fields: Partial<Rule>) =>
    onChange(draft.rules.map((rule) => (rule.kind === kind ? { ...rule, ...fields } : rule)));
  const was = (text: string) => <del className={cell.minor}> {text}</del>;
  return (
    <RecordTable
      noun="规则"
      source={draft.rules}
      rowKey={({ kind }) => kind}
      scrollWidth={560}
      empty="没有规则"
      columns={[
        { key: 'kind', title: '规则', render: (_, { kind }) => <b>{ruleTitles[kind]}</b> },
        {
          key: 'amount',
          title: '每次',
          width: 150,
          render: (_, { kind, amount }) => (
            <>
              <InputNumber
                aria-label={`${ruleTitles[kind]}每次的积分`}
                min={1}
                max={1000}
                precision={0}
                size="small"
                style={{ width: 76 }}
                disabled={isReadOnly}
                value={amount}
                onChange={(value) => value !== null && change(kind, { amount: value })}
              />{' '}
              {kind === 'purchase' ? '分 / 元' : '分'}
              {before.get(kind)?.amount !== amount && was(String(before.get(kind)?.amount))}
            </>
          ),
        },
        {
          key: 'dailyLimit',
          title: '上限',
          width: 170,
          render: (_, { kind, dailyLimit }) =>
            fixedLimits[kind] ?? (
              <>
                <InputNumber
                  aria-label={`${ruleTitles[kind]}每天的上限，留空不限`}
                  min={1}
                  max={1000}
                  precision={0}
                  size="small"
                  style={{ width: 76 }}
                  placeholder="不限"
                  disabled={isReadOnly}
                  value={dailyLimit}
                  onChange={(value) => change(kind, { dailyLimit: value })}
                />{' '}
                次 / 天
                {before.get(kind)?.dailyLimit !== dailyLimit && was(String(before.get(kind)?.dailyLimit ?? '不限'))}
              </>
            ),
        },
        {
          key: 'issued',
          title: '近 30 天',
          width: 90,
          align: 'right',
          render: (_, { kind }) => <span className={cell.number}>{formatCount(before.get(kind)?.issued ?? 0)}</span>,
        },
        {
          key: 'isEnabled',
          title: '启用',
          width: 80,
          render: (_, { kind, isEnabled }) => (
            <Switch
              aria-label={`启用${ruleTitles[kind]}`}
              size="small"
              disabled={isReadOnly}
              checked={isEnabled}
              onChange={(value) => change(kind, { isEnabled: value })}
            />
          ),
        },
      ]}
    />
  );
}

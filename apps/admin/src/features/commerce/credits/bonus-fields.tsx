import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { RulesDraft } from '@tuyuan/contract/commerce/credit-management.ts';
import { Button, Flex, InputNumber } from 'antd';

type Bonuses = RulesDraft['bonuses'];

interface BonusFieldsProps {
  readonly bonuses: Bonuses;
  readonly isReadOnly: boolean;
  onChange(bonuses: Bonuses): void;
}

/** What a streak of sign-ins adds, by its length. */
export function BonusFields({ bonuses, isReadOnly, onChange }: BonusFieldsProps) {
  const change = (at: number, fields: Partial<Bonuses[number]>) =>
    onChange(bonuses.map((bonus, index) => (index === at ? { ...bonus, ...fields } : bonus)));
  const taken = new Set(bonuses.map(({ days }) => days));
  const free = Math.max(1, ...taken) + 1;
  return (
    <Flex vertical gap={8} align="start">
      {bonuses.map(({ days, amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the days are edited, and the rows never change their places
        <Flex key={at} gap={8} align="center" wrap>
          连续
          <InputNumber
            aria-label={`第 ${at + 1} 档的天数`}
            min={2}
            max={366}
            precision={0}
            size="small"
            style={{ width: 76 }}
            disabled={isReadOnly}
            value={days}
            status={bonuses.some((bonus, index) => index !== at && bonus.days === days) ? 'error' : ''}
            onChange={(value) => value !== null && change(at, { days: value })}
          />
          天，当天多得
          <InputNumber
            aria-label={`第 ${at + 1} 档的积分`}
            min={1}
            max={1000}
            precision={0}
            size="small"
            style={{ width: 76 }}
            disabled={isReadOnly}
            value={amount}
            onChange={(value) => value !== null && change(at, { amount: value })}
          />
          分
          {!isReadOnly && (
            <Button
              type="text"
              size="small"
              aria-label={`去掉第 ${at + 1} 档`}
              icon={<DeleteOutlined />}
              onClick={() => onChange(bonuses.filter((_, index) => index !== at))}
            />
          )}
        </Flex>
      ))}
      {bonuses.length === 0 && '没有奖励'}
      {!isReadOnly && bonuses.length < 10 && free <= 366 && (
        <Button size="small" icon={<PlusOutlined />} onClick={() => onChange([...bonuses, { days: free, amount: 10 }])}>
          加一档
        </Button>
      )}
    </Flex>
  );
}

import { DeleteOutlined, EyeOutlined, StarOutlined, StopOutlined } from '@ant-design/icons';
import {
  type SensitiveWord,
  type SensitiveWordLevel,
  sensitiveWordLevels,
} from '@tuyuan/contract/site/sensitive-word.ts';
import type { ReactNode } from 'react';
import { BulkBar, type BulkCommand } from '../../../shared/list/bulk-bar.tsx';
import type { Selection } from '../../../shared/list/use-selection.ts';
import type { WordActions } from './use-word-actions.ts';
import { levelTitles } from './word-levels.ts';

const icons: Readonly<Record<SensitiveWordLevel, ReactNode>> = {
  block: <StopOutlined />,
  review: <EyeOutlined />,
  mask: <StarOutlined />,
};

interface WordBulkBarProps {
  readonly selection: Selection<SensitiveWord>;
  readonly actions: WordActions;
  readonly mayEdit: boolean;
  readonly mayDelete: boolean;
}

export function WordBulkBar({ selection, actions, mayEdit, mayDelete }: WordBulkBarProps) {
  const run = async (work: Promise<boolean>) => {
    if (await work) selection.clear();
  };
  const changing = sensitiveWordLevels.map(
    (level): BulkCommand => ({
      key: level,
      label: `改为${levelTitles[level]}`,
      icon: icons[level],
      run: () => void run(actions.setLevel(selection.rows, level)),
    }),
  );
  const removing: BulkCommand = {
    key: 'remove',
    label: '删除',
    icon: <DeleteOutlined />,
    run: () => void run(actions.remove(selection.rows)),
  };
  return (
    <BulkBar
      selection={selection}
      unit="个"
      isRunning={actions.isRunning}
      commands={[...(mayEdit ? changing : []), ...(mayDelete ? [removing] : [])]}
    />
  );
}

import { DeleteOutlined } from '@ant-design/icons';
import { type SensitiveWord, sensitiveWordLevels } from '@tuyuan/contract/site/sensitive-word.ts';
import { Button, Select } from 'antd';
import cell from '../../../shared/list/cell.module.css';
import { timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { fullMoment } from '../../../shared/wire-moment.ts';
import type { WordActions } from './use-word-actions.ts';
import { levelTitles, levelTones } from './word-levels.ts';

interface WordColumnsOptions {
  readonly actions: WordActions;
  readonly mayEdit: boolean;
  readonly mayDelete: boolean;
}

const levelOptions = sensitiveWordLevels.map((value) => ({
  value,
  label: <StatusDot tone={levelTones[value]}>{levelTitles[value]}</StatusDot>,
}));

export function wordColumns({ isPhone }: ListRoom, { actions, mayEdit, mayDelete }: WordColumnsOptions) {
  const columns: ListColumn<SensitiveWord>[] = [
    {
      key: 'word',
      title: '词',
      disable: { checkbox: true },
      render: (_, { word }) => <span className={cell.line}>{word}</span>,
    },
    {
      key: 'level',
      title: '处理方式',
      width: isPhone ? 136 : 140,
      render: (_, row) =>
        mayEdit ? (
          <Select
            variant="borderless"
            aria-label={`「${row.word}」的处理方式`}
            value={row.level}
            options={levelOptions}
            popupMatchSelectWidth={140}
            onChange={(level) => void actions.setLevel([row], level)}
          />
        ) : (
          <StatusDot tone={levelTones[row.level]}>{levelTitles[row.level]}</StatusDot>
        ),
    },
    timeColumn({
      key: 'id',
      title: '加入时间',
      width: 160,
      hide: 'phone',
      at: ({ createdAt }) => createdAt,
      format: fullMoment,
    }),
    {
      key: 'actions',
      width: 52,
      hideInTable: !mayDelete,
      hideInSetting: true,
      render: (_, row) => (
        <Button
          type="text"
          icon={<DeleteOutlined />}
          aria-label={`删除「${row.word}」`}
          onClick={() => void actions.remove([row])}
        />
      ),
    },
  ];
  return columns;
}

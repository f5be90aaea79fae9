import { DeleteOutlined } from '@ant-design/icons';
import type { ProColumns } from '@ant-design/pro-components';
import { type SensitiveWord, sensitiveWordLevels } from '@tuyuan/contract/site/sensitive-word.ts';
import { Button, Select } from 'antd';
import cell from '../../../shared/list/cell.module.css';
import { sortOrderOf } from '../../../shared/list/sort-order.ts';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { fullMoment } from '../../../shared/wire-moment.ts';
import type { WordActions } from './use-word-actions.ts';
import { levelTitles, levelTones } from './word-levels.ts';

interface WordColumns {
  readonly sorting: string;
  readonly isPhone: boolean;
  readonly actions: WordActions;
  readonly mayEdit: boolean;
  readonly mayDelete: boolean;
}

const levelOptions = sensitiveWordLevels.map((value) => ({
  value,
  label: <StatusDot tone={levelTones[value]}>{levelTitles[value]}</StatusDot>,
}));

export function wordColumns({
  sorting,
  isPhone,
  actions,
  mayEdit,
  mayDelete,
}: WordColumns): ProColumns<SensitiveWord>[] {
  return [
    {
      key: 'word',
      title: '词',
      disable: { checkbox: true },
      sorter: true,
      sortOrder: sortOrderOf(sorting, 'word'),
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
    {
      key: 'id',
      title: '加入时间',
      width: 160,
      hideInTable: isPhone,
      sorter: true,
      sortOrder: sortOrderOf(sorting, 'id'),
      render: (_, { createdAt }) => <span className={cell.time}>{fullMoment(createdAt)}</span>,
    },
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
}

import {
  useDecideDanmakuMutation,
  useGetManagedDanmakuQuery,
} from '@tuyuan/api-client/conference/interaction-management.ts';
import type { DanmakuState } from '@tuyuan/contract/conference/interaction-fields.ts';
import type { ManagedRoom } from '@tuyuan/contract/conference/interaction-management.ts';
import { Button } from 'antd';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { columnSize } from './column-size.ts';
import { ModeratedColumn } from './moderated-column.tsx';
import { ModeratedRow, type RowCommand } from './moderated-row.tsx';
import { useColumnState } from './use-column-state.ts';

const states = ['pending', 'shown', 'hidden'] as const;
const emptyTexts: Readonly<Record<DanmakuState, string>> = {
  pending: '没有待审的弹幕。',
  shown: '还没有弹幕上屏。',
  hidden: '没有隐藏过弹幕。',
};

/** A hall's danmaku: waiting, shown and hidden lines. */
export function DanmakuColumn({ room }: { readonly room: ManagedRoom }) {
  const attempt = useAttempt();
  const column = useColumnState('danmaku', states);
  const query = useGetManagedDanmakuQuery(
    {
      roomId: room.id,
      states: [column.shown],
      skipCount: (column.page - 1) * columnSize,
      maxResultCount: columnSize,
    },
    { refetchOnMountOrArgChange: true },
  );
  const [decide, { isLoading }] = useDecideDanmakuMutation();
  const plain = (query.data?.items ?? []).filter(({ state, isFlagged }) => state === 'pending' && !isFlagged);

  async function set(ids: number[], isShown: boolean): Promise<void> {
    await attempt(() => decide({ ids, isShown }).unwrap());
  }

  return (
    <ModeratedColumn
      title="弹幕"
      states={[
        { value: 'pending', label: room.pendingDanmaku > 0 ? `待审 ${room.pendingDanmaku}` : '待审' },
        { value: 'shown', label: '已上屏' },
        { value: 'hidden', label: '已隐藏' },
      ]}
      shown={column.shown}
      page={column.page}
      onShow={column.show}
      onTurn={column.turnTo}
      query={query}
      empty={room.danmakuOn ? emptyTexts[column.shown] : `${emptyTexts[column.shown]}这个会场关闭了弹幕。`}
      bulk={
        column.shown === 'pending' &&
        plain.length > 1 && (
          <Button
            size="small"
            loading={isLoading}
            title="含敏感词的留着，一条一条看"
            onClick={() =>
              void set(
                plain.map(({ id }) => id),
                true,
              )
            }
          >
            通过这 {plain.length} 条
          </Button>
        )
      }
      keys={[
        { key: 'A', does: '上屏' },
        { key: 'R', does: '隐藏' },
        { key: 'M', does: '禁言' },
        { key: '↑↓', does: '移动' },
      ]}
      renderRow={({ id, text, place, at, state, isFlagged, writer }, onMute) => {
        const show: RowCommand = {
          key: 'show',
          label: '上屏',
          letter: 'A',
          isMain: true,
          run: () => void set([id], true),
        };
        const hide: RowCommand = { key: 'hide', label: '隐藏', letter: 'R', run: () => void set([id], false) };
        return (
          <ModeratedRow
            key={id}
            text={text}
            isFlagged={isFlagged}
            writer={writer}
            facts={<span>{[place, at.slice(11, 16)].filter(Boolean).join(' · ')}</span>}
            commands={[...(state === 'shown' ? [] : [show]), ...(state === 'hidden' ? [] : [hide])]}
            onMute={onMute}
          />
        );
      }}
    />
  );
}

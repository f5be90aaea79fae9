// @vitest-environment happy-dom
import type { Writer } from '@tuyuan/contract/conference/interaction-moderation.ts';
import { find, findButton, press, typeInto } from '@tuyuan/ui/testing/mount.ts';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin.tsx';
import { ModeratedColumn } from './moderated-column.tsx';
import { ModeratedRow } from './moderated-row.tsx';

const writer: Writer = { attendeeId: 5, name: '林砚秋', company: '', isMuted: false };

interface ColumnProps {
  readonly page?: number;
  readonly onTurn?: (page: number) => void;
}

/** One line, until a colleague decides about it. */
function Column({ page = 1, onTurn = () => {} }: ColumnProps) {
  const [lines, setLines] = useState(page === 1 ? ['加微信领红包'] : []);
  return (
    <>
      <ModeratedColumn
        title="弹幕"
        states={[{ value: 'pending', label: '待审' }]}
        shown="pending"
        page={page}
        onShow={() => {}}
        onTurn={onTurn}
        query={{ data: { items: lines, totalCount: 30 }, currentData: {}, isFetching: false, refetch: () => {} }}
        empty="没有待审的弹幕。"
        keys={[]}
        renderRow={(text, onMute) => (
          <ModeratedRow
            key={text}
            text={text}
            isFlagged={false}
            writer={writer}
            facts={null}
            commands={[]}
            onMute={onMute}
          />
        )}
      />
      <button type="button" onClick={() => setLines([])}>
        同事隐藏了它
      </button>
    </>
  );
}

test('the reason for muting stays while the line leaves the list', async () => {
  await renderAdmin(<Column />, { answers: {}, permissions: [] });
  await press(findButton('禁言'));
  await typeInto(find<HTMLInputElement>('#mute_reason'), '广告，第三次');
  await press(findButton('同事隐藏了它'));
  expect(document.body.textContent).toContain('没有待审的弹幕。');
  expect(find<HTMLInputElement>('#mute_reason').value).toBe('广告，第三次');
});

test('a page that was emptied by deciding leads back to what still waits', async () => {
  const turned: number[] = [];
  await renderAdmin(<Column page={2} onTurn={(page) => turned.push(page)} />, { answers: {}, permissions: [] });
  expect(document.body.textContent).not.toContain('没有待审的弹幕。');
  await press(findButton('回第一页'));
  expect(turned).toEqual([1]);
});

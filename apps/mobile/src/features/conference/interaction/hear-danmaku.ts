import type { getDanmaku } from '@tuyuan/contract/conference/interaction.ts';
import type { Danmaku } from '@tuyuan/contract/conference/interaction-fields.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';

export type DanmakuLines = OutputOf<typeof getDanmaku>;
export type DanmakuLine = DanmakuLines['items'][number];

const maxKept = 80;

/** Shows or hides a line by changing the list itself. An own pending line stays marked as own. */
export function hearDanmaku(lines: DanmakuLines, { isShown, ...line }: Danmaku & { isShown: boolean }): void {
  const known = lines.items.find(({ id }) => id === line.id);
  const others = lines.items.filter(({ id }) => id !== line.id);
  if (!isShown) lines.items = others;
  else lines.items = [{ ...line, isMine: known?.isMine ?? false, isPending: false }, ...others].slice(0, maxKept);
}

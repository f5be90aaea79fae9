import { useUpdateEntryMutation, useWithdrawEntriesMutation } from '@tuyuan/api-client/contest/entry.ts';
import { entryErrorText } from '@tuyuan/api-client/contest/entry-error-text.ts';
import type { OwnEntry } from '@tuyuan/contract/contest/entry.ts';
import { confirm } from '../../../shared/feedback/confirm.ts';
import { say } from '../../../shared/feedback/say.ts';
import { Button } from '../../../shared/layout/button.tsx';
import { ButtonRow } from '../../../shared/layout/button-row.tsx';
import { paths } from '../../../shared/paths.ts';

/** What the author may do with a work now. */
export function OwnWorkActions({ entry }: { readonly entry: OwnEntry }) {
  const { id, activity, state, abilities } = entry;
  const [withdraw, { isLoading: isWithdrawing }] = useWithdrawEntriesMutation();
  const [update, { isLoading: isUpdating }] = useUpdateEntryMutation();
  const isFixAsked = state === 'fixAsked';
  const canEdit = abilities.edit && state !== 'withdrawn';
  const canBringBack = abilities.edit && state === 'withdrawn';

  async function ask(): Promise<void> {
    const question = {
      title: '撤回这件作品？',
      text: '编号给你留着，投稿截止前可以再交。',
      confirmText: '撤回作品',
    };
    if (!(await confirm(question))) return;
    const { data, error } = await withdraw({ ids: [id] });
    void say(data?.failed[0]?.message ?? (error === undefined ? '已撤回' : entryErrorText(error)));
  }

  async function bringBack(): Promise<void> {
    const { kind, revision, pictures, title, story, category, aiUse, explanation } = entry;
    const imageIds = pictures.map((picture) => picture.id);
    const { data } = await update({ id, revision, kind, imageIds, title, story, category, aiUse, explanation });
    void say(data ? '回到草稿，可以改了再交' : '现在不能再交这件作品');
  }

  if (!canEdit && !canBringBack && state !== 'accepted' && !abilities.withdraw && !abilities.appeal) return null;
  return (
    <ButtonRow isInside>
      {abilities.withdraw && (
        <Button isBusy={isWithdrawing} onClick={ask}>
          撤回
        </Button>
      )}
      {state === 'accepted' && <Button to={`${paths.work}?id=${id}`}>看作品</Button>}
      {canEdit && (
        <Button isPrimary={isFixAsked} to={`${paths.activityContribute}?id=${activity.id}&work=${id}`}>
          {isFixAsked ? '去修改' : '继续填'}
        </Button>
      )}
      {abilities.appeal && <Button href={`/activity/myworks?id=${activity.id}`}>申诉</Button>}
      {canBringBack && (
        <Button isBusy={isUpdating} onClick={bringBack}>
          重新提交
        </Button>
      )}
    </ButtonRow>
  );
}

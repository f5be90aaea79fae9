import {
  useDeleteSavedSearchMutation,
  useUpdateSavedSearchMutation,
} from '@tuyuan/api-client/community/saved-search.ts';
import { fieldErrors } from '@tuyuan/api-client/field-errors.ts';
import type { SavedSearch } from '@tuyuan/contract/community/saved-search.ts';
import { maxSavedSearchName } from '@tuyuan/contract/community/saved-search-words.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Checkbox } from '@tuyuan/ui/checkbox.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { showConfirm } from '@tuyuan/ui/message-box-queue.ts';
import { TextField } from '@tuyuan/ui/text-field.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { type FormEvent, useState } from 'react';
import styles from './saved-search.module.css';

/** One saved search: its name opens it. */
export function SavedSearchRow({ search }: { readonly search: SavedSearch }) {
  const { id, name, query, isTold } = search;
  const [typed, setTyped] = useState<string>();
  const [update, { isLoading, error, reset }] = useUpdateSavedSearchMutation();
  const [remove, removing] = useDeleteSavedSearchMutation();
  const faults = error ? fieldErrors(error, ['name']) : undefined;
  async function rename(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { data } = await update({ id, name: typed ?? name, isTold });
    if (data) setTyped(undefined);
  }
  async function setTold(isOn: boolean): Promise<void> {
    const { error: refusal } = await update({ id, name, isTold: isOn });
    if (refusal) showToast({ text: '没有保存成功，请再试一次', tone: 'error' });
  }
  async function removeSearch(): Promise<void> {
    if (await showConfirm({ text: `删除保存的搜索「${name}」？`, confirmText: '删除' })) await remove({ id });
  }
  if (typed !== undefined)
    return (
      <li className={styles.item}>
        <form className={styles.rename} onSubmit={(event) => void rename(event)}>
          <TextField
            label="名称"
            required
            maxLength={maxSavedSearchName}
            value={typed}
            error={faults?.fields.name?.join('，') ?? faults?.rest}
            onChange={(event) => setTyped(event.target.value)}
          />
          <div className={styles.tools}>
            <Button type="submit" size="small" kind="primary" isBusy={isLoading}>
              保存
            </Button>
            <Button
              size="small"
              onClick={() => {
                reset();
                setTyped(undefined);
              }}
            >
              取消
            </Button>
          </div>
        </form>
      </li>
    );
  return (
    <li className={styles.item}>
      <Link href={`/search/photo?${query}`} className={styles.name}>
        <Icon name="search" size={18} />
        <span>{name}</span>
      </Link>
      <div className={styles.tools}>
        <Checkbox state={isTold} isDisabled={isLoading} onChange={(isOn) => void setTold(isOn)}>
          有新图片时通知
        </Checkbox>
        <Button size="small" kind="text" icon="edit" onClick={() => setTyped(name)}>
          改名
        </Button>
        <Button size="small" kind="text" icon="trash" isBusy={removing.isLoading} onClick={() => void removeSearch()}>
          删除
        </Button>
      </div>
    </li>
  );
}

import { useCreateSavedSearchMutation } from '@tuyuan/api-client/community/saved-search.ts';
import { fieldErrors } from '@tuyuan/api-client/field-errors.ts';
import { maxSavedSearchName } from '@tuyuan/contract/community/saved-search-words.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Dialog } from '@tuyuan/ui/dialog.tsx';
import { TextField } from '@tuyuan/ui/text-field.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ImageFilter } from '../../../shared/image-filter.ts';
import { conditionsOf, type Trees } from '../../../shared/image-filter-conditions.ts';
import { useSessionState } from '../../../shared/site-session.tsx';
import styles from './search-photos.module.css';
import { type SearchState, searchPath } from './search-state.ts';

interface SaveSearchProps {
  readonly state: SearchState;
  readonly filter: ImageFilter;
  readonly trees: Trees;
}

/** Keeps the search under a name that is proposed from its words and filters; whoever isn't logged in does that first. */
export function SaveSearch({ state, filter, trees }: SaveSearchProps) {
  const { user } = useSessionState();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const path = searchPath('photo', state);
  const filters = conditionsOf(filter, trees).map(({ text }) => text);
  if (state.keyword === '' && filters.length === 0) return null;
  const press = () => {
    if (user) setOpen(true);
    else void navigate(`/account?${new URLSearchParams({ returnUrl: path })}`);
  };
  const proposed = [state.keyword, ...filters].filter((words) => words !== '').join(' ');
  return (
    <>
      <Button size="small" icon="star" className={styles.tool} onClick={press}>
        保存搜索
      </Button>
      {isOpen && (
        <SaveDialog
          query={path.split('?')[1] ?? ''}
          proposed={proposed.slice(0, maxSavedSearchName)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface SaveDialogProps {
  readonly query: string;
  readonly proposed: string;
  onClose(): void;
}

function SaveDialog({ query, proposed, onClose }: SaveDialogProps) {
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(proposed);
  const [save, { isLoading, error }] = useCreateSavedSearchMutation();
  const faults = error ? fieldErrors(error, ['name', 'query']) : undefined;
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { data } = await save({ key, name, query });
    if (!data) return;
    const action = { label: '看全部', onPress: () => void navigate('/user/main/subscribe') };
    showToast({ text: '搜索已保存，有新图片时每天通知一次', tone: 'success', action });
    onClose();
  }
  return (
    <Dialog isOpen title="保存搜索" width="420px" closesOnBackdrop={false} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <TextField
          label="名称"
          required
          maxLength={maxSavedSearchName}
          value={name}
          error={faults?.fields.name?.join('，') ?? faults?.fields.query?.join('，') ?? faults?.rest}
          data-autofocus
          onChange={(event) => setName(event.target.value)}
        />
        <p style={{ marginTop: 16 }}>
          <Button type="submit" kind="primary" isBlock isBusy={isLoading}>
            保存
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

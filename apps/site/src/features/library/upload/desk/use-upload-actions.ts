import {
  useDeleteUploadsMutation,
  useKeepLookAlikesMutation,
  useSubmitUploadsMutation,
  useUpdateUploadsMutation,
} from '@tuyuan/api-client/library/image-upload.ts';
import { randomId } from '@tuyuan/api-client/random-id.ts';
import type { UploadItem } from '@tuyuan/contract/library/image-upload.ts';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import type { UploadDesk } from '@tuyuan/upload/upload-desk.ts';
import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { createEditHistory, type DetailsChange, type EditStep, valuesBefore } from '../form/edit-history.ts';

export interface UploadActions {
  readonly steps: readonly EditStep[];
  /** Milliseconds; undefined while nothing was changed. */
  readonly savedAt: number | undefined;
  readonly isSubmitting: boolean;
  /** How often something was undone: fields that show what they were given begin anew. */
  readonly undone: number;
  /** Changes pictures' details; one step that can be undone. `what`: 标题. */
  apply(what: string, changes: readonly DetailsChange[]): Promise<void>;
  undo(): Promise<void>;
  remove(ids: readonly number[]): Promise<void>;
  keepLookAlikes(ids: readonly number[]): Promise<void>;
  submit(ids: readonly number[]): Promise<void>;
}

const maxChanges = 500;

function parts<Item>(list: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(list.length / maxChanges) }, (_, index) =>
    list.slice(index * maxChanges, (index + 1) * maxChanges),
  );
}

/** Returns what a person does with the pictures. A refused call shows its alert and leaves everything as it was. */
export function useUploadActions(desk: UploadDesk, items: readonly UploadItem[]): UploadActions {
  const navigate = useNavigate();
  const [history] = useState(createEditHistory);
  const steps = useSyncExternalStore(history.subscribe, history.get);
  const [savedAt, setSavedAt] = useState<number>();
  const [undone, setUndone] = useState(0);
  const [update] = useUpdateUploadsMutation();
  const [deleteUploads] = useDeleteUploadsMutation();
  const [keep] = useKeepLookAlikesMutation();
  const [submitUploads, { isLoading: isSubmitting }] = useSubmitUploadsMutation();

  async function save(changes: readonly DetailsChange[]): Promise<boolean> {
    for (const part of parts(changes)) {
      const { error } = await update({ changes: part });
      if (error) return false;
    }
    setSavedAt(Date.now());
    return true;
  }

  function forget(ids: readonly number[]): void {
    desk.forget(ids);
    history.forget(ids);
  }

  return {
    steps,
    savedAt,
    isSubmitting,
    undone,
    async apply(what, changes) {
      const known = new Map(items.map(({ id, details }) => [id, details]));
      const before = changes.flatMap((change) => {
        const details = known.get(change.id);
        return details ? [valuesBefore(details, change)] : [];
      });
      const isSame = JSON.stringify(before) === JSON.stringify(changes.map((change) => sorted(change, before)));
      if (isSame) return;
      history.add({ text: `${what}已改 ${changes.length} 张`, at: Date.now(), before });
      if (!(await save(changes))) history.takeLast();
    },
    async undo() {
      const step = history.takeLast();
      if (!step) return;
      const isDone = save(step.before);
      setUndone((count) => count + 1);
      await isDone;
    },
    async remove(ids) {
      desk.queue.pause(ids);
      for (const part of parts(ids)) {
        const { data } = await deleteUploads({ ids: part });
        if (data) forget(data.succeeded);
      }
    },
    async keepLookAlikes(ids) {
      await keep({ ids: [...ids] });
    },
    async submit(ids) {
      const { data } = await submitUploads({ ids: [...ids], key: randomId() });
      if (!data) return;
      forget(data.succeeded);
      const [failed] = data.failed;
      if (data.succeeded.length > 0)
        showToast({
          text: `${data.succeeded.length} 张已提交审核，结果会通知你`,
          tone: 'success',
          action: { label: '看进度', onPress: () => void navigate('/user/main/works/photo') },
        });
      if (failed) showToast({ text: `${data.failed.length} 张没有提交：${failed.message}`, tone: 'error' });
    },
  };
}

/** The change with its fields in the order of its `before`, to compare them. */
function sorted(change: DetailsChange, before: readonly DetailsChange[]): object {
  const names = Object.keys(before.find(({ id }) => id === change.id) ?? {});
  const values = new Map(Object.entries(change));
  return Object.fromEntries(names.map((name) => [name, values.get(name)]));
}

import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { useOpenMaterialMutation } from '@tuyuan/api-client/conference-material.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { Attachment } from '@tuyuan/contract/conference-material.ts';
import { Toast } from 'antd-mobile';
import { useState } from 'react';
import { readKeptFile } from '../../shared/kept/kept-files.ts';
import { keptKey } from './material-words.ts';
import { addKeptFile } from './use-kept-files.ts';

interface MaterialActions {
  /** Whose file is on its way. */
  readonly busyId: number | null;
  /** Shows it: the phone's own copy, else the server's. */
  show(material: Attachment): Promise<void>;
  /** Brings it onto the phone; false where that failed. */
  keep(material: Attachment): Promise<boolean>;
}

export function useMaterial(): MaterialActions {
  const [open] = useOpenMaterialMutation();
  const [busyId, setBusyId] = useState<number | null>(null);

  async function show(material: Attachment): Promise<void> {
    const kept = await readKeptFile(keptKey(material));
    if (kept) {
      showBlob(kept, material.fileName);
      return;
    }
    try {
      const { path } = await open({ id: material.id }).unwrap();
      location.assign(resourceUrl(path));
    } catch (thrown) {
      Toast.show({ content: wordsOf(thrown) });
    }
  }

  async function keep(material: Attachment): Promise<boolean> {
    setBusyId(material.id);
    try {
      const { path } = await open({ id: material.id }).unwrap();
      const answer = await fetch(resourceUrl(path));
      if (!answer.ok) throw new Error(String(answer.status));
      await addKeptFile(keptKey(material), await answer.blob());
      return true;
    } catch (thrown) {
      Toast.show({ content: wordsOf(thrown) });
      return false;
    } finally {
      setBusyId(null);
    }
  }
  return { busyId, show, keep };
}

function wordsOf(thrown: unknown): string {
  if (!isApiFailure(thrown)) return '没有下载成功，请再试一次。';
  return thrown.status === 0 ? '没有网络，这份还没有下载。' : thrown.message;
}

/** What the browser can show it shows, the rest it saves under its name. */
function showBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  if (!/^(image|application\/pdf)/.test(blob.type)) link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

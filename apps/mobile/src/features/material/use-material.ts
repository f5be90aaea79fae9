import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { useOpenMaterialMutation } from '@tuyuan/api-client/conference-material.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { Attachment } from '@tuyuan/contract/conference-material.ts';
import { useEffect, useState } from 'react';
import { prepareToSay, say } from '../../shared/feedback/say.ts';
import { keepFile, readKeptFile } from '../../shared/kept/kept-files.ts';
import { useMeetingSession } from '../../shared/meeting/meeting-context.tsx';
import type { ShownPicture } from './material-picture.tsx';
import { keptKey } from './material-words.ts';

interface MaterialActions {
  /** Whose file is on its way. */
  readonly busyId: number | null;
  /** The picture that is looked at. */
  readonly picture: ShownPicture | null;
  /** Shows it: the phone's own copy, else the server's. */
  show(material: Attachment): Promise<void>;
  closePicture(): void;
  /** Brings it onto the phone; false where that failed. */
  keep(material: Attachment): Promise<boolean>;
}

export function useMaterial(): MaterialActions {
  const meeting = useMeetingSession();
  const [open] = useOpenMaterialMutation();
  const [busyId, setBusyId] = useState<number | null>(null);
  const [picture, setPicture] = useState<ShownPicture | null>(null);
  useEffect(prepareToSay, []);
  useEffect(() => {
    // Of a kept file; another address is no object's.
    if (picture) return () => URL.revokeObjectURL(picture.address);
  }, [picture]);

  async function show(material: Attachment): Promise<void> {
    const kept = await readKeptFile(keptKey(material));
    const isPicture = material.type === 'image';
    if (kept) {
      if (isPicture) setPicture({ material, address: URL.createObjectURL(kept) });
      else showBlob(kept, material.fileName);
      return;
    }
    try {
      const { path } = await open({ id: material.id }).unwrap();
      if (isPicture) setPicture({ material, address: resourceUrl(path) });
      else location.assign(resourceUrl(path));
    } catch (thrown) {
      await say(wordsOf(thrown));
    }
  }

  async function keep(material: Attachment): Promise<boolean> {
    const { userId, conferenceId } = meeting.state.user;
    setBusyId(material.id);
    try {
      const { path } = await open({ id: material.id }).unwrap();
      const answer = await fetch(resourceUrl(path));
      if (!answer.ok) throw new Error(String(answer.status));
      const file = await answer.blob();
      const { user } = meeting.state;
      // It may bear a name: nothing is left for who uses the phone next.
      if (user.userId !== userId || user.conferenceId !== conferenceId) return false;
      await keepFile(keptKey(material), file);
      return true;
    } catch (thrown) {
      await say(wordsOf(thrown));
      return false;
    } finally {
      setBusyId(null);
    }
  }
  return { busyId, picture, show, closePicture: () => setPicture(null), keep };
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
  if (blob.type !== 'application/pdf') link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

import { useOpenMaterialMutation } from '@tuyuan/api-client/conference/material.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { Attachment } from '@tuyuan/contract/conference/material.ts';
import { useEffect, useState } from 'react';
import { prepareToSay, say } from '../../../shared/feedback/say.ts';
import { keepFile, readKeptFile } from '../../../shared/kept/kept-files.ts';
import { useMeetingSession } from '../../../shared/meeting/meeting-context.tsx';
import { failureWords, keptKey } from './material-words.ts';
import { usePictureStep } from './use-picture-step.ts';

interface MaterialActions {
  /** Id of the file being loaded. */
  readonly busyId: number | null;
  /** Opens the file from the phone's copy, or else from the server; a picture opens over the page. */
  show(material: Attachment): Promise<void>;
  /** Brings it onto the phone; false where that failed. */
  keep(material: Attachment): Promise<boolean>;
}

export function useMaterial(): MaterialActions {
  const meeting = useMeetingSession();
  const [open] = useOpenMaterialMutation();
  const [busyId, setBusyId] = useState<number | null>(null);
  const { look } = usePictureStep();
  useEffect(prepareToSay, []);

  async function show(material: Attachment): Promise<void> {
    if (material.type === 'image') return look(material.id);
    const kept = await readKeptFile(keptKey(material));
    if (kept) return showBlob(kept, material.fileName);
    try {
      const { path } = await open({ id: material.id }).unwrap();
      location.assign(resourceUrl(path));
    } catch (thrown) {
      await say(failureWords(thrown));
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
      // The file may contain a name, so nothing is stored once another person uses the phone.
      if (user.userId !== userId || user.conferenceId !== conferenceId) return false;
      await keepFile(keptKey(material), file);
      return true;
    } catch (thrown) {
      await say(failureWords(thrown));
      return false;
    } finally {
      setBusyId(null);
    }
  }
  return { busyId, show, keep };
}

/** Shows the file if the browser can, otherwise saves it under its name. */
function showBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  if (blob.type !== 'application/pdf') link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

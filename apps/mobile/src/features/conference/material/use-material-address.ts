import { useOpenMaterialMutation } from '@tuyuan/api-client/conference/material.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { Attachment } from '@tuyuan/contract/conference/material.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { readKeptFile } from '../../../shared/kept/kept-files.ts';
import { failureWords, keptKey } from './material-words.ts';

interface Answer {
  readonly address?: string;
  /** Why there is no address. */
  readonly fault?: string;
}

/** Returns an address to load a file from: the phone's own copy, or else the server. Server links expire; `askAgain` gets a new one. */
export function useMaterialAddress(material: Attachment): Answer & { askAgain(): void } {
  const [open] = useOpenMaterialMutation();
  const [answer, setAnswer] = useState<Answer>({});
  const [round, setRound] = useState(0);
  const find = useEffectEvent(async (): Promise<Answer> => {
    const kept = await readKeptFile(keptKey(material));
    if (kept) return { address: URL.createObjectURL(kept) };
    const { data, error } = await open({ id: material.id });
    return data ? { address: resourceUrl(data.path) } : { fault: failureWords(error) };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every round asks anew
  useEffect(() => {
    let isWanted = true;
    const finding = find();
    void finding.then((found) => isWanted && setAnswer(found));
    return () => {
      isWanted = false;
      // Has an effect for stored files only; other addresses are no object URLs.
      void finding.then(({ address = '' }) => URL.revokeObjectURL(address));
    };
  }, [round]);
  return {
    ...answer,
    askAgain() {
      setAnswer({});
      setRound(round + 1);
    },
  };
}

import { fileURLToPath } from 'node:url';
import { type AskedProcessOptions, openAskedProcess } from '../../platform/asked-process.ts';
import { type HumanFace, HumanFaces } from './human-answer.ts';

export interface HumanProcess {
  /** Throws `Picture.Corrupt`, `Picture.TooSlow`, `Picture.TooMuchMemory`, `Picture.DecoderCrashed`. */
  detect(picture: Uint8Array): Promise<HumanFace[]>;
  close(): void;
}

const workerFile = fileURLToPath(new URL('./human-worker.ts', import.meta.url));

/** The face models in a process of their own: it holds 350 MB while it is used. */
export function openHumanProcess(options: AskedProcessOptions = {}): HumanProcess {
  const { ask, close } = openAskedProcess({ ...options, name: 'face', file: workerFile, answer: HumanFaces });
  return { detect: ask, close };
}

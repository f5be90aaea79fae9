import { type ApiFailure, isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { useSavePanoramaMutation } from '@tuyuan/api-client/library/panorama-management.ts';
import type { PanoramaDraft } from '@tuyuan/contract/library/panorama-management.ts';
import type { PanoramaTour } from '@tuyuan/contract/library/panorama-tour.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';

const pauseMs = 900;
const maxSteps = 100;

/** Why nothing is saved while another editor's draft is waiting for a decision. */
class UndecidedError extends Error implements ApiFailure {
  readonly status = 409;
  readonly code = 'Panorama.ChangedMeanwhile';
  readonly validationErrors = [];
  constructor() {
    super('别人刚刚保存了新的一版，请先在页面上方决定用哪一版。');
  }
}

const asText = (tour: PanoramaTour) => JSON.stringify(tour);

export interface PanoramaEditing {
  readonly tour: PanoramaTour;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** The tour as it is now, for what was begun a while ago. */
  latest(): PanoramaTour;
  /** Why the last save was refused. */
  readonly problem: string | undefined;
  /** Another editor's draft, saved since the one on the screen; nothing is saved until it is decided. */
  readonly theirs: PanoramaDraft | undefined;
  readonly canUndo: boolean;
  /** `isStep` false joins the change to the one before, as while something is dragged. */
  change(edit: (before: PanoramaTour) => PanoramaTour, isStep?: boolean): void;
  undo(): void;
  redo(): void;
  /** Saves what is not yet saved, after the save that is under way. Returns the saved revision; throws the failure. */
  save(): Promise<number>;
  keepMine(): void;
  takeTheirs(): void;
}

/** The draft being arranged, saved a moment after each change; nothing is lost to another editor's save. */
export function usePanoramaDraft(
  latest: PanoramaDraft,
  mayEdit: boolean,
  reload: () => Promise<unknown> | unknown,
): PanoramaEditing {
  const [tour, setTour] = useState(latest.draft);
  const [past, setPast] = useState<readonly PanoramaTour[]>([]);
  const [future, setFuture] = useState<readonly PanoramaTour[]>([]);
  const [base, setBase] = useState(() => ({ revision: latest.revision, text: asText(latest.draft) }));
  const [problem, setProblem] = useState<string>();
  const [send, { isLoading: isSaving }] = useSavePanoramaMutation();
  /** What the server refused: not tried again by itself. */
  const refused = useRef<PanoramaTour>(null);
  const current = useRef(tour);
  current.current = tour;
  const saved = useRef(base);
  saved.current = base;
  const running = useRef<Promise<void>>(null);
  const isDirty = asText(tour) !== base.text;
  const isBehind = latest.revision > base.revision && !isSaving;

  function rebase(next: typeof base): void {
    saved.current = next;
    setBase(next);
  }
  function put(next: PanoramaTour): void {
    current.current = next;
    setTour(next);
  }
  function adopt(): void {
    rebase({ revision: latest.revision, text: asText(latest.draft) });
    put(latest.draft);
    setProblem(undefined);
    setPast([]);
    setFuture([]);
  }
  if (isBehind && !isDirty) adopt();
  const theirs = isBehind && isDirty ? latest : undefined;

  async function sendNow(): Promise<void> {
    const sent = current.current;
    setProblem(undefined);
    try {
      const { revision } = await send({ id: latest.id, basedOn: saved.current.revision, tour: sent }).unwrap();
      rebase({ revision, text: asText(sent) });
    } catch (thrown) {
      refused.current = sent;
      setProblem(failureText(thrown));
      // Brings what the other editor saved; where it doesn't come, the problem stands.
      if (isApiFailure(thrown) && thrown.code === 'Panorama.ChangedMeanwhile') await reload();
      throw thrown;
    } finally {
      running.current = null;
    }
  }
  async function save(): Promise<number> {
    // Another caller may have begun the next one by the time this one is told.
    while (running.current) await running.current;
    if (mayEdit && asText(current.current) !== saved.current.text) {
      if (theirs) throw new UndecidedError();
      running.current = sendNow();
      await running.current;
    }
    return saved.current.revision;
  }
  const saveLater = useEffectEvent(() => {
    // The page says why it failed.
    if (isDirty && tour !== refused.current) save().catch(() => undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew, also one made while it was being saved.
  useEffect(() => {
    const timer = setTimeout(saveLater, pauseMs);
    return () => clearTimeout(timer);
  }, [tour, base, isSaving]);

  return {
    tour,
    isDirty,
    isSaving,
    problem,
    theirs,
    latest: () => current.current,
    canUndo: past.length > 0,
    change(edit, isStep = true) {
      const before = current.current;
      if (isStep) setPast((steps) => [...steps, before].slice(-maxSteps));
      setFuture([]);
      put(edit(before));
    },
    undo() {
      const before = past.at(-1);
      if (!before) return;
      setPast(past.slice(0, -1));
      setFuture([current.current, ...future]);
      put(before);
    },
    redo() {
      const [after, ...rest] = future;
      if (!after) return;
      setFuture(rest);
      setPast([...past, current.current]);
      put(after);
    },
    save,
    keepMine() {
      refused.current = null;
      setProblem(undefined);
      rebase({ ...saved.current, revision: latest.revision });
    },
    takeTheirs: adopt,
  };
}

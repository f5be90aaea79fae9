import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import {
  useLazyGetHomeDraftQuery,
  useSaveHomeDraftMutation,
  useSaveNavigationDraftMutation,
} from '@tuyuan/api-client/site/home-design.ts';
import type { HomeDesign, HomeDraft } from '@tuyuan/contract/site/home-design.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import { changedParts, mergeDrafts, navigationParts, type PartName, pageParts } from './draft-parts.ts';

const pauseMs = 900;

interface Clash {
  readonly parts: readonly PartName[];
  readonly theirs: HomeDesign;
}

export interface EditedDraft {
  readonly design: HomeDesign;
  /** As the server has it; its revision is what publishing names. */
  readonly saved: HomeDraft;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** What kept the last save from being made, other than a field. */
  readonly problem: string | undefined;
  /** What is wrong, by the place: `blocks.2.link`. */
  readonly faults: ReadonlyMap<string, string>;
  /** What another editor changed too; nothing is saved until it is decided. */
  readonly clash: Clash | undefined;
  /** Parts taken over from another editor. */
  change(parts: Partial<HomeDesign>): void;
  /** Saves now. Returns the stored draft, or null if it was not saved. */
  save(): Promise<HomeDraft | null>;
  /** Takes a draft that was published or restored. */
  adopt(draft: HomeDraft): void;
  settleClash(side: 'mine' | 'theirs'): void;
}

/** The draft being edited, saved a moment after each change. */
export function useHomeDraft(first: HomeDraft): EditedDraft {
  const [saved, setSaved] = useState(first);
  const [base, setBase] = useState(first.draft);
  const [design, setDesign] = useState(first.draft);
  const [problem, setProblem] = useState<string>();
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const [clash, setClash] = useState<Clash>();
  const [isSaving, setSaving] = useState(false);
  /** What the server refused: not tried again by itself. */
  const refused = useRef<HomeDesign>(null);
  const [savePage] = useSaveHomeDraftMutation();
  const [saveNavigation] = useSaveNavigationDraftMutation();
  const [refetch] = useLazyGetHomeDraftQuery();
  const isDirty = changedParts(base, design).length > 0;

  async function send(sent: HomeDesign): Promise<HomeDraft> {
    const changed = changedParts(base, sent);
    const { blocks, slides, navigation, bottomBar, friendLinks } = sent;
    let latest = saved;
    if (changed.some((name) => pageParts.includes(name)))
      latest = await savePage({ blocks, slides, basedOn: latest.revision }).unwrap();
    if (changed.some((name) => navigationParts.includes(name)))
      latest = await saveNavigation({ navigation, bottomBar, friendLinks, basedOn: latest.revision }).unwrap();
    return latest;
  }

  async function merge(sent: HomeDesign): Promise<void> {
    const latest = await refetch().unwrap();
    const sides = { base, stored: saved.draft, theirs: latest.draft };
    const { clashes } = mergeDrafts({ ...sides, mine: sent });
    setSaved(latest);
    setBase(latest.draft);
    // Typed while this was being asked: kept as well.
    setDesign((mine) => mergeDrafts({ ...sides, mine }).design);
    if (clashes.length > 0) setClash({ parts: clashes, theirs: latest.draft });
  }

  async function run(sent: HomeDesign): Promise<HomeDraft | null> {
    setSaving(true);
    setProblem(undefined);
    setFaults(new Map());
    try {
      const latest = await send(sent);
      setSaved(latest);
      setBase(sent);
      return latest;
    } catch (thrown) {
      if (isApiFailure(thrown) && thrown.code === 'HomeDesign.ChangedMeanwhile') {
        await merge(sent).catch((failure: unknown) => setProblem(failureText(failure)));
        return null;
      }
      refused.current = sent;
      if (isApiFailure(thrown) && thrown.validationErrors.length > 0)
        setFaults(new Map(thrown.validationErrors.map(({ members, message }) => [members[0] ?? '', message])));
      else setProblem(failureText(thrown));
      return null;
    } finally {
      setSaving(false);
    }
  }

  async function save(): Promise<HomeDraft | null> {
    if (clash || isSaving) return null;
    return isDirty ? run(design) : saved;
  }

  const saveLater = useEffectEvent(() => {
    if (isDirty && design !== refused.current) void save();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew, also one made while it was being saved.
  useEffect(() => {
    const timer = setTimeout(saveLater, pauseMs);
    return () => clearTimeout(timer);
  }, [design, base, clash, isSaving]);

  return {
    design,
    saved,
    isDirty,
    isSaving,
    problem,
    faults,
    clash,
    change: (parts) => setDesign((before) => ({ ...before, ...parts })),
    save,
    adopt(draft) {
      setSaved(draft);
      setBase(draft.draft);
      setDesign(draft.draft);
      setFaults(new Map());
    },
    settleClash(side) {
      if (side === 'theirs' && clash)
        setDesign((before) => ({
          ...before,
          ...Object.fromEntries(clash.parts.map((name) => [name, clash.theirs[name]])),
        }));
      setClash(undefined);
    },
  };
}

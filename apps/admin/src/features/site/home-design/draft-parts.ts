import type { HomeDesign } from '@tuyuan/contract/site/home-design.ts';

export type PartName = keyof HomeDesign;

/** The parts of a home page, as they are called. */
export const partTitles: Readonly<Record<PartName, string>> = {
  blocks: '版块',
  slides: '轮播',
  navigation: '导航',
  bottomBar: '手机底栏',
  friendLinks: '友情链接',
};

export const partNames = ['blocks', 'slides', 'navigation', 'bottomBar', 'friendLinks'] as const;
export const pageParts: readonly PartName[] = ['blocks', 'slides'];
export const navigationParts: readonly PartName[] = ['navigation', 'bottomBar', 'friendLinks'];

const asText = (value: unknown) => JSON.stringify(value);

/** Returns the parts that differ. */
export function changedParts(from: HomeDesign, to: HomeDesign): PartName[] {
  return partNames.filter((name) => asText(from[name]) !== asText(to[name]));
}

export interface MergedDraft {
  /** Own parts where edited, theirs elsewhere. */
  readonly design: HomeDesign;
  /** Parts that both changed. */
  readonly clashes: readonly PartName[];
}

interface Sides {
  /** As last sent or received here. */
  readonly base: HomeDesign;
  /** What the server made of that. */
  readonly stored: HomeDesign;
  readonly mine: HomeDesign;
  readonly theirs: HomeDesign;
}

/** Merges what was edited here with what another editor saved meanwhile. */
export function mergeDrafts({ base, stored, mine, theirs }: Sides): MergedDraft {
  const typed = changedParts(base, mine);
  const foreign = changedParts(stored, theirs);
  return {
    design: { ...theirs, ...Object.fromEntries(typed.map((name) => [name, mine[name]])) },
    clashes: typed.filter((name) => foreign.includes(name) && asText(mine[name]) !== asText(theirs[name])),
  };
}

interface Entry {
  readonly id: number;
}

/** Returns what publishing would change: 版块：新增 1、修改 2. */
export function describeChanges(from: HomeDesign, to: HomeDesign): string[] {
  return changedParts(from, to).map((name) => {
    const before: readonly Entry[] = from[name];
    const after: readonly Entry[] = to[name];
    const old = new Map(before.map((entry) => [entry.id, asText(entry)]));
    const kept = after.filter(({ id }) => old.has(id));
    const added = after.length - kept.length;
    const removed = before.length - kept.length;
    const changed = kept.filter((entry) => old.get(entry.id) !== asText(entry)).length;
    const words = [
      added > 0 && `新增 ${added}`,
      changed > 0 && `修改 ${changed}`,
      removed > 0 && `删除 ${removed}`,
      added + removed + changed === 0 && '换了顺序',
    ];
    return `${partTitles[name]}：${words.filter(Boolean).join('、')}`;
  });
}

/** Returns the id for a new entry. */
export function nextId(entries: readonly Entry[]): number {
  return Math.max(0, ...entries.map(({ id }) => id)) + 1;
}

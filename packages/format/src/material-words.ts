import { wireClock, wireShortDay } from './wire-day.ts';

interface Door {
  readonly door: 'open' | 'ticket' | 'afterSession' | 'scheduled' | 'withdrawn';
  readonly opensAt: string | null;
  readonly withdrawnAt: string | null;
  readonly withdrawnReason: string;
}

/** 会后 11:20 开放: why a material can't be opened now; "" where it can. */
export function doorWords({ door, opensAt, withdrawnAt, withdrawnReason }: Door): string {
  switch (door) {
    case 'open':
      return '';
    case 'ticket':
      return '凭参会票查看';
    case 'afterSession':
      return opensAt === null ? '会后开放' : `会后 ${shortTime(opensAt)} 开放`;
    case 'scheduled':
      return opensAt === null ? '尚未公开' : `${shortTime(opensAt)} 公开`;
    case 'withdrawn':
      return `${withdrawnAt === null ? '' : `${wireShortDay(withdrawnAt)} `}撤回，${withdrawnReason}`;
  }
}

/** `11/20 11:20`. */
function shortTime(wire: string): string {
  return `${wireShortDay(wire)} ${wireClock(wire)}`;
}

interface Grouped {
  readonly session: { readonly title: string; readonly startTime: string } | null;
  readonly category: string;
}

export interface MaterialGroup<Material> {
  readonly title: string;
  readonly items: readonly Material[];
}

/** By session in the order of time, or by category for those of the conference as a whole. */
export function groupMaterials<Material extends Grouped>(items: readonly Material[]): MaterialGroup<Material>[] {
  const groups = Map.groupBy(items, ({ session, category }) =>
    session ? `${shortTime(session.startTime)} ${session.title}` : category === '' ? '会议资料' : category,
  );
  return [...groups].map(([title, ofGroup]) => ({ title, items: ofGroup }));
}

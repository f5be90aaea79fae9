import type { Attachment } from '@tuyuan/contract/conference-material.ts';

/** 会后 11:20 开放: why it can't be opened now; "" where it can. */
export function doorWords({ door, opensAt, withdrawnAt, withdrawnReason }: Attachment): string {
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
      return `${withdrawnAt === null ? '' : `${shortTime(withdrawnAt).slice(0, 5)} `}撤回，${withdrawnReason}`;
  }
}

/** `11/20 11:20`. */
export function shortTime(wireTime: string): string {
  const [, month = '', day = ''] = wireTime.slice(0, 10).split('-');
  return `${Number(month)}/${Number(day)} ${wireTime.slice(11, 16)}`;
}

/** What it is kept as: another version is another file. */
export function keptKey({ id, version }: Pick<Attachment, 'id' | 'version'>): string {
  return `material-${id}-${version}`;
}

export interface MaterialGroup {
  readonly title: string;
  readonly items: readonly Attachment[];
}

/** By session in the order of time, or by category for those of the conference as a whole. */
export function groupMaterials(items: readonly Attachment[]): MaterialGroup[] {
  const groups = Map.groupBy(items, ({ session, category }) =>
    session ? `${shortTime(session.startTime)} ${session.title}` : category === '' ? '会议资料' : category,
  );
  return [...groups].map(([title, ofGroup]) => ({ title, items: ofGroup }));
}

export function matchingMaterials(items: readonly Attachment[], words: string): Attachment[] {
  const wanted = words.trim().toLocaleLowerCase();
  return items.filter(({ title, fileName, session }) =>
    [title, fileName, session?.title ?? ''].some((text) => text.toLocaleLowerCase().includes(wanted)),
  );
}

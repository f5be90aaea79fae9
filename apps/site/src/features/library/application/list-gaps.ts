import type { ApplicationGap } from '@tuyuan/contract/library/application-reasons.ts';
import type { OwnApplication } from '@tuyuan/contract/library/photographer-application.ts';

export type FormGap = ApplicationGap | 'failedSamples' | 'agreement';

export interface GapRow {
  readonly gap: FormGap;
  readonly label: string;
  readonly isDone: boolean;
  /** What the phone's button says when this is the next thing to do. */
  readonly action: string;
}

interface Typed {
  readonly realName: string;
  readonly isAgreed: boolean;
  /** Files that were refused and are still shown. */
  readonly failedCount: number;
}

/** Returns the id of the element that a gap is mended at. */
export function gapTarget(gap: FormGap): string {
  const place = gap === 'refusedSamples' || gap === 'failedSamples' ? 'samples' : gap;
  return `apply-${place}`;
}

/** Returns what an application needs, in the form's order, each with whether it is there. */
export function listGaps(
  { gaps, samples, limits }: Pick<OwnApplication, 'gaps' | 'samples' | 'limits'>,
  { realName, isAgreed, failedCount }: Typed,
): GapRow[] {
  const refused = samples.filter(({ isRefused }) => isRefused).length;
  const good = samples.length - refused;
  const lacks = (gap: ApplicationGap) => gaps.includes(gap);
  const optional: readonly GapRow[] = [
    ...(refused > 0
      ? [{ gap: 'refusedSamples', label: `${refused} 张样片要换`, isDone: false, action: '去换样片' } as const]
      : []),
    ...(failedCount > 0
      ? [{ gap: 'failedSamples', label: `${failedCount} 张样片没收下`, isDone: false, action: '去看样片' } as const]
      : []),
  ];
  return [
    { gap: 'realName', label: '真实姓名', isDone: [...realName.trim()].length >= 2, action: '去填姓名' },
    { gap: 'phone', label: '手机', isDone: !lacks('phone'), action: '去绑定手机' },
    { gap: 'idFront', label: '身份证人像面', isDone: !lacks('idFront'), action: '去拍人像面' },
    { gap: 'idBack', label: '身份证国徽面', isDone: !lacks('idBack'), action: '去拍国徽面' },
    {
      gap: 'samples',
      label: lacks('samples') ? `样片还差 ${limits.minSamples - good} 张` : `样片 ${good} 张`,
      isDone: !lacks('samples'),
      action: '去加样片',
    },
    ...optional,
    { gap: 'agreement', label: '协议', isDone: isAgreed, action: '去看协议' },
  ];
}

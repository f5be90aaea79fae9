import type { LicenceTier } from '@tuyuan/contract/library/image.ts';

interface TierWords {
  readonly tier: LicenceTier;
  readonly name: string;
  readonly allows: string;
}

/** From the narrowest to the widest. */
export const licenceTierWords: readonly TierWords[] = [
  { tier: 'editorial', name: '编辑用', allows: '新闻报道、图书教材、学术' },
  { tier: 'commercial', name: '商用', allows: '广告、包装、网站、宣传' },
  { tier: 'extended', name: '扩展', allows: '商品印制、转售、印量不限' },
];

export function tierName(tier: LicenceTier): string {
  return licenceTierWords.find((words) => words.tier === tier)?.name ?? tier;
}

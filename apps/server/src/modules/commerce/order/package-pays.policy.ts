import { type LicenceTier, licenceTiers } from '@tuyuan/contract/library/image.ts';

/** Whether a package of that tier pays these lines: each allowed by its author, none of a wider tier. */
export function packagePays(
  packageTier: LicenceTier,
  lines: readonly { tier: LicenceTier; canUseAuthPay: boolean }[],
): boolean {
  const widest = licenceTiers.indexOf(packageTier);
  return lines.every(({ tier, canUseAuthPay }) => canUseAuthPay && licenceTiers.indexOf(tier) <= widest);
}

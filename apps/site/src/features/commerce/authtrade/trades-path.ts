export const path = '/user/main/authtrade';

/** Address of what moved a package's licences. */
export function tradesPath({ packageId, kind = '', page = 1 }: { packageId: number; kind?: string; page?: number }) {
  return `${path}?${new URLSearchParams({
    package: String(packageId),
    ...(kind && { kind }),
    ...(page > 1 && { page: String(page) }),
  })}`;
}

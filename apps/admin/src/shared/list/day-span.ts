/** Days of a filter as the moments of a call: from the first second of the one to the last of the other. */
export function daySpan({ from, to }: { readonly from: string | undefined; readonly to: string | undefined }) {
  return {
    ...(from !== undefined && { from: `${from}T00:00:00` }),
    ...(to !== undefined && { to: `${to}T23:59:59` }),
  };
}

/** A span of days in words. */
export function daySpanLabel(from: string | undefined, to: string | undefined): string {
  return `${from ?? '最早'} 至 ${to ?? '今天'}`;
}

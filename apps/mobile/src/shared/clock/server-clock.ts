const key = 'meeting-clock';

/** Milliseconds by which the server's clock is ahead of the phone's; stored for offline use. */
let ahead = readKept();

function readKept(): number {
  const kept = Number(localStorage.getItem(key) ?? 0);
  return Number.isFinite(kept) ? kept : 0;
}

/** Takes the server's time from an answer, with the phone's times of request and answer. */
export function noteServerTime(serverTime: number, askedAt: number, answeredAt: number): void {
  ahead = Math.round(serverTime - (askedAt + answeredAt) / 2);
  try {
    localStorage.setItem(key, String(ahead));
  } catch {
    // Storage is full or forbidden: then it lasts as long as the page.
  }
}

/** Milliseconds since 1970 by the server's clock, as far as the phone knows. */
export function serverNow(): number {
  return Date.now() + ahead;
}

/** Milliseconds the phone's clock is behind the server's; negative where it runs ahead. */
export function clockLag(): number {
  return ahead;
}

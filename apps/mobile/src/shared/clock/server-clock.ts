const key = 'meeting-clock';

/** Milliseconds the server's clock is ahead of the phone's; kept for the time without network. */
let ahead = readKept();

function readKept(): number {
  const kept = Number(localStorage.getItem(key) ?? 0);
  return Number.isFinite(kept) ? kept : 0;
}

/** Told of every answer that carries the server's time: when it was asked and answered by the phone's clock. */
export function noteServerTime(serverTime: number, askedAt: number, answeredAt: number): void {
  ahead = Math.round(serverTime - (askedAt + answeredAt) / 2);
  try {
    localStorage.setItem(key, String(ahead));
  } catch {
    // A full or forbidden storage: it holds as long as the page.
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

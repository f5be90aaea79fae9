export interface PosterLink {
  readonly pointId: number;
  readonly code: string;
}

/** Parses a hall poster's link: `…/meeting/actsign?point=3#code=…`. Returns undefined for any other code. */
export function readPosterLink(text: string): PosterLink | undefined {
  if (!URL.canParse(text, location.origin)) return undefined;
  const url = new URL(text, location.origin);
  const pointId = Number(url.searchParams.get('point'));
  const code = /^#code=([A-Za-z0-9_-]{22})$/.exec(url.hash)?.[1];
  const isPoster = url.pathname === '/meeting/actsign' && Number.isInteger(pointId) && pointId > 0;
  return isPoster && code !== undefined ? { pointId, code } : undefined;
}

import { facetKinds } from './facet-kinds.ts';
import { festivalsAbout } from './festivals.ts';

/** Facet lexemes of the days on which an image was taken and published, written `20261120`. */
export function timeFacets(takenDay: string | null, publishedDay: string): string[] {
  const published = `${facetKinds.published}${publishedDay}`;
  const [, year, month, day] = (/^(\d{4})(\d\d)(\d\d)$/.exec(takenDay ?? '') ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return [published];
  return [
    published,
    `${facetKinds.day}${takenDay}`,
    `${facetKinds.month}${month}`,
    ...festivalsAbout(year, { month, day }).map((key) => `${facetKinds.festival}${key}`),
  ];
}

import type { getConferences } from '@tuyuan/contract/conference/conference-data.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { Database } from '../../../platform/database/database.ts';
import { presentListed } from './conference.presenter.ts';
import { findTypesOffered } from './conference.repository.ts';
import { countConferenceFacets, findConferenceCards } from './conference-card.repository.ts';

export async function listConferences(
  db: Database,
  query: InputOf<typeof getConferences>,
  timeZone: string,
): Promise<OutputOf<typeof getConferences>> {
  const rows = await findConferenceCards(db, query, timeZone);
  const offered = Map.groupBy(
    await findTypesOffered(
      db,
      rows.map(({ id }) => id),
    ),
    (type) => type.conference_id,
  );
  return {
    // A page behind the last one has no row that carries the total.
    totalCount: rows[0]?.total ?? 0,
    items: rows.map((row) => presentListed(row, offered.get(row.id) ?? [], timeZone)),
    facets: await countConferenceFacets(db, query, timeZone),
  };
}

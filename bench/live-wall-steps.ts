import type pg from 'pg';

interface Step {
  id: number;
  queued: number;
  taken: number;
  ready: number;
}

/** Milliseconds since the epoch at which a photo was queued, taken up by a worker, and ready. */
export async function readSteps(client: pg.Client): Promise<Step[]> {
  const { rows } = await client.query<Step>(`
    SELECT p.id, extract(epoch FROM j.created_on)::float8 * 1000 AS queued, extract(epoch FROM j.started_on)::float8 * 1000 AS taken, extract(epoch FROM p.published_at)::float8 * 1000 AS ready
    FROM live_photo p JOIN pgboss.job j ON j.name = 'image-process' AND (j.data->'data'->>'imageId')::int = p.image_id WHERE p.published_at IS NOT NULL`);
  return rows;
}

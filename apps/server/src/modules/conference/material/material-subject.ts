import type { MaterialRow } from './material.repository.ts';

/** Of a material what decides who may read it. */
export function subjectOf(row: MaterialRow) {
  return {
    visibility: row.visibility,
    publishAt: row.publish_at,
    isWithdrawn: row.withdrawn_at !== null,
    sessionEnd: row.session_end,
  };
}

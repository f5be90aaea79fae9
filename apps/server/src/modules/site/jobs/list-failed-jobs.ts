import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { getFailedJobs } from '@tuyuan/contract/site/job-management.ts';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import { pageOfFailedJobs } from '../../../platform/jobs/job-record.repository.ts';
import { plainFailure } from './plain-failure.ts';

const Fields = z.record(z.string(), z.unknown()).catch({});
const Id = z.int();

/** Returns a page of failed jobs, each with a plain word on what went wrong. */
export async function listFailedJobs(
  db: Database,
  input: InputOf<typeof getFailedJobs>,
): Promise<AnswerTo<typeof getFailedJobs>> {
  const { items, ...page } = await pageOfFailedJobs(db, input);
  return {
    ...page,
    items: items.map(({ data, output, ...job }) => ({
      ...job,
      error: plainFailure(output),
      subjects: Object.entries(Fields.parse(data)).flatMap(([name, value]) => {
        const id = Id.safeParse(value);
        return id.success && name.endsWith('Id') ? [{ name, id: id.data }] : [];
      }),
    })),
  };
}

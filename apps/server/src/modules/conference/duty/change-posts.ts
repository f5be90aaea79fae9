import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { refuseDuplicate } from '../../../platform/database/refuse-duplicate.ts';
import { conferenceExists } from '../registration/index.ts';
import { lockStaff } from './duty-entry.repository.ts';
import { deletePostRow, insertPost, lockPost, type PostFields, writePost } from './duty-post.repository.ts';
import { newPostCode } from './new-post-code.ts';

const named = <Result>(change: Promise<Result>): Promise<Result> =>
  refuseDuplicate(change, { duty_post_conference_id_place_work_key: { code: 'Post.NameTaken', field: 'work' } });

/** Throws `Conference.NotFound`, `Post.NameTaken`, `Attendee.NotStaff` (its lead). */
export function createPost(db: Database, conferenceId: number, fields: PostFields): Promise<number> {
  return named(
    inTransaction(db, async (transaction) => {
      if (!(await conferenceExists(transaction, conferenceId))) throw new AppError('Conference.NotFound');
      await assertLeadOfConference(transaction, conferenceId, fields.leadId);
      return insertPost(transaction, conferenceId, fields, newPostCode());
    }),
  );
}

/** Throws `Post.NotFound`, `Post.NameTaken`, `Attendee.NotStaff`. */
export function updatePost(db: Database, id: number, fields: PostFields): Promise<void> {
  return named(
    inTransaction(db, async (transaction) => {
      const conferenceId = await lockPost(transaction, id);
      if (conferenceId === undefined) throw new AppError('Post.NotFound');
      await assertLeadOfConference(transaction, conferenceId, fields.leadId);
      await writePost(transaction, id, fields);
    }),
  );
}

/** Throws `Post.NotFound`, `Post.HasPeople`. */
export function deletePost(db: Database, id: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    if ((await lockPost(transaction, id)) === undefined) throw new AppError('Post.NotFound');
    if (!(await deletePostRow(transaction, id))) throw new AppError('Post.HasPeople');
  });
}

async function assertLeadOfConference(
  transaction: Database,
  conferenceId: number,
  leadId: number | null,
): Promise<void> {
  if (leadId !== null && (await lockStaff(transaction, conferenceId, leadId)) === undefined)
    throw new AppError('Attendee.NotStaff', {
      validationErrors: [{ message: '组长要是这场会议的工作人员。', members: ['leadId'] }],
    });
}

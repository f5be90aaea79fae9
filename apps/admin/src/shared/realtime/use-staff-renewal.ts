import { api } from '@tuyuan/api-client/api.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { gatherNews } from './gather-news.ts';
import { type NewsName, useStaffNews } from './use-staff-news.ts';

type Tag = Parameters<typeof api.util.invalidateTags>[0][number];

/** A whole list may be decided about at once. */
const pauseMs = 1000;

/** Refetches everything with the tag on these staff events. */
export function useStaffRenewal(conferenceId: number, names: readonly NewsName[], tag: Tag): void {
  const dispatch = useDispatch();
  const [hear] = useState(() =>
    gatherNews<Tag>(pauseMs, (tags) => {
      dispatch(api.util.invalidateTags([...tags]));
    }),
  );
  useStaffNews(conferenceId, (name) => {
    if (name === undefined || names.includes(name)) hear(tag);
  });
}

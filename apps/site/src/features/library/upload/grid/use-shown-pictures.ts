import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { needsAttention, type Picture, type PictureFilter, passes, pictureFilters } from '../desk/picture.ts';
import { groupPictures, type PictureGroup } from './group-pictures.ts';

interface ShownPictures {
  /** Everything that isn't waiting for a decision. */
  readonly shelf: readonly Picture[];
  /** What the filter leaves, in groups. */
  readonly groups: readonly PictureGroup<Picture>[];
  readonly filter: PictureFilter;
  readonly isGrouped: boolean;
  setFilter(filter: PictureFilter): void;
  setGrouped(isGrouped: boolean): void;
  /** Ids of the group in which an element stands; of all groups when it stands in none. */
  groupAt(element: Element | null): readonly number[];
}

/** Returns the pictures as the address wants them: `show` is the filter, `flat` leaves out the groups. */
export function useShownPictures(pictures: readonly Picture[]): ShownPictures {
  const [query, setQuery] = useSearchParams();
  const filter = pictureFilters.find((each) => each === query.get('show')) ?? 'all';
  const isGrouped = !query.has('flat');
  // A picture whose details were just completed stays in sight until the filter is chosen again.
  const [kept, setKept] = useState<{ readonly filter: PictureFilter; readonly ids: ReadonlySet<number> }>();
  const shelf = useMemo(() => pictures.filter((picture) => !needsAttention(picture)), [pictures]);
  const passing = shelf.filter((picture) => passes(picture, filter));
  if (filter === 'incomplete' && (kept?.filter !== filter || passing.some(({ id }) => !kept.ids.has(id)))) {
    const before = kept?.filter === filter ? kept.ids : [];
    setKept({ filter, ids: new Set([...before, ...passing.map(({ id }) => id)]) });
  } else if (filter !== 'incomplete' && kept) setKept(undefined);

  const groups = useMemo(() => {
    const list = shelf.filter(
      (picture) => passes(picture, filter) || (kept?.filter === filter && kept.ids.has(picture.id)),
    );
    if (isGrouped) return groupPictures(list);
    return list.length > 0 ? [{ key: 'all', title: '', span: '', pictures: list }] : [];
  }, [shelf, filter, isGrouped, kept]);

  function change(name: string, value: string | undefined): void {
    setQuery(
      (now) => {
        if (value === undefined) now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return {
    shelf,
    groups,
    filter,
    isGrouped,
    setFilter: (next) => change('show', next === 'all' ? undefined : next),
    setGrouped: (grouped) => change('flat', grouped ? undefined : '1'),
    groupAt(element) {
      const id = Number(element?.closest('[data-picture]')?.getAttribute('data-picture'));
      const group = groups.find((each) => each.pictures.some((picture) => picture.id === id));
      return (group ? [group] : groups).flatMap((each) => each.pictures.map((picture) => picture.id));
    },
  };
}

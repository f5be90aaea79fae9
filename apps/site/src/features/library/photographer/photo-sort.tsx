import { Select } from '@tuyuan/ui/select.tsx';
import { useNavigate } from 'react-router-dom';
import { type PhotoSort, photoSorts, sortedPath } from './photographer-state.ts';

interface PhotoSortPickerProps {
  readonly sort: PhotoSort;
  /** The page's address with the default sort order. */
  readonly path: string;
}

export function PhotoSortPicker({ sort, path }: PhotoSortPickerProps) {
  const navigate = useNavigate();
  return (
    <Select
      label="排序"
      value={sort}
      options={photoSorts}
      onChange={(chosen) => void navigate(sortedPath(path, chosen), { preventScrollReset: true })}
    />
  );
}

import { useGetCategoryTreeQuery } from '@tuyuan/api-client/library/album-category-data.ts';
import { Select } from '@tuyuan/ui/select.tsx';

interface CategorySelectProps {
  readonly value: number | undefined;
  onChange(value: number | undefined): void;
}

/** Chooses one of the first-level categories. */
export function CategorySelect({ value, onChange }: CategorySelectProps) {
  const { data } = useGetCategoryTreeQuery({ rootsOnly: true });
  const roots = data?.items ?? [];
  const options = [
    { value: '', label: '全部分类' },
    ...roots.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <Select
      label="分类"
      value={roots.some(({ id }) => id === value) ? String(value) : ''}
      options={options}
      onChange={(text) => onChange(text === '' ? undefined : Number(text))}
    />
  );
}

import { useGetMaterialsQuery } from '@tuyuan/api-client/conference/material.ts';
import { attachmentPath } from '../../../shared/conference/conference-paths.ts';
import { PageSection } from '../../../shared/page-section.tsx';
import { MaterialList } from './material-list.tsx';

const maxShown = 4;

/** Shows the first available materials, with a link to all. */
export function MaterialPreview({ id }: { readonly id: number }) {
  const { currentData } = useGetMaterialsQuery({ id });
  const materials = currentData?.items ?? [];
  if (materials.length === 0) return null;
  const open = materials.filter(({ door }) => door === 'open');
  return (
    <PageSection title="资料" more={{ href: attachmentPath(id), label: `全部 ${materials.length} 份` }}>
      <MaterialList items={(open.length > 0 ? open : materials).slice(0, maxShown)} />
    </PageSection>
  );
}

import type { SearchFacets } from '@tuyuan/contract/library/advance-image-search.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Drawer } from '@tuyuan/ui/drawer.tsx';
import { emptyImageFilter } from '../../../shared/image-filter.ts';
import type { Trees } from '../../../shared/image-filter-conditions.ts';
import type { ListTotal } from '../../../shared/list-count.ts';
import { ShowCountButton } from '../../../shared/show-count-button.tsx';
import type { DraftFilter } from '../../../shared/use-draft-filter.ts';
import { FacetPanel } from './facet-panel.tsx';

interface FacetDrawerProps {
  readonly editing: DraftFilter;
  readonly facets: SearchFacets;
  readonly trees: Trees;
  readonly keyword: string;
  readonly isByPicture: boolean;
  readonly count: ListTotal | undefined;
  onClose(): void;
}

/** Shows the facets where there is no room for a column. */
export function FacetDrawer({ editing, facets, trees, keyword, isByPicture, count, onClose }: FacetDrawerProps) {
  return (
    <Drawer
      isOpen
      title="筛选"
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => editing.change(emptyImageFilter)}>重置</Button>
          <ShowCountButton count={editing.isApplied ? count : undefined} onClick={onClose} />
        </>
      }
    >
      <FacetPanel editing={editing} facets={facets} trees={trees} keyword={keyword} isByPicture={isByPicture} />
    </Drawer>
  );
}

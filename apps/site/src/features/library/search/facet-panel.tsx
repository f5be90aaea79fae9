import type { SearchFacets } from '@tuyuan/contract/library/advance-image-search.ts';
import type { ReactNode } from 'react';
import { browserPart } from '../../../shared/browser-part.tsx';
import { ColourSwatches } from '../../../shared/colour-swatches.tsx';
import { orientationNames, orientationWords } from '../../../shared/filter-words.ts';
import { toggled } from '../../../shared/image-filter.ts';
import type { Trees } from '../../../shared/image-filter-conditions.ts';
import type { DraftFilter } from '../../../shared/use-draft-filter.ts';
import styles from './facet-panel.module.css';
import { FacetOption, FacetSection } from './facet-section.tsx';
import { TreeFacet } from './tree-facet.tsx';

const FaceFilters = browserPart(
  async () => (await import('../../../shared/face-filters.tsx')).FaceFilters,
  () => null,
);

interface FacetPanelProps {
  readonly editing: DraftFilter;
  readonly facets: SearchFacets;
  readonly trees: Trees;
  readonly keyword: string;
  readonly isByPicture: boolean;
}

/** Shows the facets with the result count of each choice. */
export function FacetPanel({ editing, facets, trees, keyword, isByPicture }: FacetPanelProps) {
  const { draft: filter, change: onChange } = editing;
  const { categoryIds, regionIds, orientations, colours, years, isFree, canUseAuthPay } = filter;
  const isLowerBound = facets.countsAreLowerBounds;
  const orientationCounts = new Map(facets.orientations.map(({ value, count }) => [value, count]));
  const yearCounts = new Map(facets.years.map(({ value, count }) => [value, count]));
  const shownYears = [...new Set([...yearCounts.keys(), ...years])].toSorted((a, b) => b - a);
  return (
    <>
      <TreeFacet
        title="分类"
        tree={trees.categories}
        found={facets.categories}
        chosen={categoryIds}
        isLowerBound={isLowerBound}
        onChange={(chosen) => onChange({ categoryIds: chosen })}
      />
      <TreeFacet
        title="地区"
        tree={trees.regions}
        found={facets.regions}
        chosen={regionIds}
        isLowerBound={isLowerBound}
        onChange={(chosen) => onChange({ regionIds: chosen })}
      />
      <FacetSection title="方向">
        <ul>
          {orientationNames.map((name) => (
            <FacetOption
              key={name}
              text={orientationWords[name]}
              state={orientations.includes(name)}
              count={orientationCounts.get(name) ?? 0}
              isLowerBound={isLowerBound}
              onChange={() => onChange({ orientations: toggled(orientations, name) })}
            />
          ))}
        </ul>
      </FacetSection>
      <FacetSection title="主色">
        <ColourSwatches
          chosen={colours}
          counts={new Map(facets.colours.map(({ value, count }) => [value, count]))}
          onToggle={(colour) => onChange({ colours: toggled(colours, colour) })}
        />
      </FacetSection>
      <FacetSection title="授权">
        <ul>
          <FacetOption text="免费" state={isFree} onChange={(isChosen) => onChange({ isFree: isChosen })} />
          <FacetOption
            text="可用套餐"
            state={canUseAuthPay}
            onChange={(isChosen) => onChange({ canUseAuthPay: isChosen })}
          />
        </ul>
      </FacetSection>
      {shownYears.length > 0 && (
        <FacetSection title="年份">
          <ul>
            {shownYears.map((year) => (
              <FacetOption
                key={year}
                text={String(year)}
                state={years.includes(year)}
                count={yearCounts.get(year) ?? 0}
                isLowerBound={isLowerBound}
                onChange={() => onChange({ years: toggled(years, year) })}
              />
            ))}
          </ul>
        </FacetSection>
      )}
      <FaceFilters
        filter={filter}
        applied={editing.applied}
        keyword={keyword}
        Frame={isByPicture ? UncountedPeople : PeopleSection}
        onChange={onChange}
      />
    </>
  );
}

function PeopleSection({ children }: { readonly children: ReactNode }) {
  return <FacetSection title="人物">{children}</FacetSection>;
}

/** In a search by picture people aren’t counted among its finds. */
function UncountedPeople({ children }: { readonly children: ReactNode }) {
  return (
    <FacetSection title="人物">
      <p className={styles.uncounted}>数量按不用图片时计</p>
      {children}
    </FacetSection>
  );
}

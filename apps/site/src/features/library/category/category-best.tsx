import { PageSection } from '../../../shared/page-section.tsx';
import { PhotographerTile } from '../../../shared/photographer-tile.tsx';
import styles from './category-best.module.css';
import type { CategoryLanding } from './category-view.tsx';
import { TopImages } from './top-images.tsx';

/** Shows a category's best images and its photographers. */
export function CategoryBest({ category, photographers }: CategoryLanding) {
  return (
    <>
      <TopImages category={category} />
      {photographers.length > 0 && (
        <PageSection title="常拍这一类的摄影师" more={{ href: '/photographer/rank', label: '排行榜' }}>
          <ul className={styles.photographers}>
            {photographers.map((card) => (
              <li key={card.author.id}>
                <PhotographerTile card={card} />
              </li>
            ))}
          </ul>
        </PageSection>
      )}
    </>
  );
}

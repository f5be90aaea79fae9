import type { LivePhoto } from '@tuyuan/contract/conference/photo-wall.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { JustifiedGrid } from '@tuyuan/ui/justified-grid.tsx';
import { Spinner } from '@tuyuan/ui/spinner.tsx';
import { conferenceToday } from '../../../shared/clock/conference-today.ts';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { hoursOfWall } from './hours-of-wall.ts';
import { PhotoTile } from './photo-tile.tsx';
import styles from './wall-hours.module.css';

interface WallHoursProps {
  readonly photos: readonly LivePhoto[];
  readonly halfHours: readonly { readonly at: string; readonly count: number }[];
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Error of loading the next page. */
  readonly error: unknown;
  onMore(): void;
  onOpen(id: number): void;
}

const targets = { wide: 200, narrow: 150 } as const;

/** Justified rows under the hours they were shot in. */
export function WallHours({ photos, halfHours, hasMore, isLoading, error, onMore, onOpen }: WallHoursProps) {
  const hours = hoursOfWall(photos, halfHours, conferenceToday());
  return (
    <div className={styles.hours}>
      {hours.map(({ key, title, photos: inHour, count }, index) => {
        const isLast = index === hours.length - 1;
        return (
          <section key={key} aria-label={title}>
            <header className={styles.head}>
              <h2 className={styles.title}>{title}</h2>
              {count !== null && <span className={styles.count}>{formatCount(count)} 张</span>}
            </header>
            <JustifiedGrid
              label={`${title}的照片`}
              items={inHour}
              targets={targets}
              getKey={({ id }) => id}
              getRatio={({ width, height }) => width / height}
              renderTile={(photo, { tabIndex, sizes }) => (
                <PhotoTile photo={photo} tabIndex={tabIndex} sizes={sizes} onOpen={() => onOpen(photo.id)} />
              )}
              hasMore={isLast && hasMore}
              onReachEnd={onMore}
            />
          </section>
        );
      })}
      {isLoading && (
        <p className={styles.end}>
          <Spinner size={20} />
        </p>
      )}
      {error !== undefined && <FailureView title="后面的照片没加载出来" error={error} onRetry={onMore} />}
      {!hasMore && photos.length > 8 && <p className={styles.end}>就这些了</p>}
    </div>
  );
}

import type { PanoramaDetail } from '@tuyuan/contract/library/panorama-data.ts';
import { panoramaPicturePath } from '@tuyuan/contract/library/panorama-path.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { browserPart } from '../../../shared/browser-part.tsx';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { PageSection } from '../../../shared/page-section.tsx';
import { PanoramaTile } from '../../../shared/panorama-tile.tsx';
import styles from './panorama-view.module.css';
import { scenePath } from './use-scene.ts';

// The viewer and its three.js; until it is here, and without scripts, the picture stands in the room as it is.
const PanoramaStage = browserPart(
  async () => (await import('./panorama-stage.tsx')).PanoramaStage,
  () => null,
);

const keys = [
  ['← → ↑ ↓', '转动'],
  ['+ −', '缩放'],
  ['空格', '自动转'],
  ['Tab', '逐个热点'],
  ['P', '小行星'],
  ['M', '平面图'],
  ['H', '隐藏界面'],
  ['F', '全屏'],
] as const;

interface RoomProps {
  readonly panorama: PanoramaDetail;
  readonly isPhone?: boolean;
  readonly children: ReactNode;
}

function Room({ panorama, isPhone = false, children }: RoomProps) {
  return (
    <div className={classNames(styles.room, isPhone && styles.whole)}>
      <img className={styles.first} src={panoramaPicturePath(panorama.cover.version, 'card')} alt={panorama.title} />
      <PanoramaStage key={panorama.id} panorama={panorama} isPhone={isPhone} />
      {children}
    </div>
  );
}

function DraftNote({ isOver = false }: { readonly isOver?: boolean }) {
  return <p className={classNames(styles.preview, isOver && styles.previewOver)}>这是草稿的预览，链接两小时内有效。</p>;
}

interface PanoramaViewProps {
  readonly panorama: PanoramaDetail;
  readonly isPreview: boolean;
  /** The comments. */
  readonly children: ReactNode;
}

/** A panorama's page: the room it is looked at in, then what there is to know of it. */
export function PanoramaView({ panorama, isPreview, children }: PanoramaViewProps) {
  const { title, author, location, cover, views, description, category, related } = panorama;
  return (
    <>
      {isPreview && <DraftNote />}
      <Room panorama={panorama}>
        <div className={styles.name}>
          <h1>{title}</h1>
          <p>{[author, location, `${cover.width} × ${cover.height}`].filter(Boolean).join(' · ')}</p>
        </div>
      </Room>
      <PageFrame>
        <p className={styles.keys}>
          {keys.map(([key, name]) => (
            <span key={key}>
              <kbd>{key}</kbd>
              {name}
            </span>
          ))}
        </p>
        {description && <p className={styles.about}>{description}</p>}
        <p className={styles.facts}>{[category?.name, `${formatCount(views)} 次观看`].filter(Boolean).join(' · ')}</p>
        <PageSection title="场景与热点">
          <SceneList panorama={panorama} />
        </PageSection>
        {children}
        {related.length > 0 && (
          <PageSection title="更多全景" more={{ href: '/vr', label: '全部' }}>
            <div className={styles.grid}>
              {related.map((card) => (
                <PanoramaTile key={card.id} panorama={card} />
              ))}
            </div>
          </PageSection>
        )}
      </PageFrame>
    </>
  );
}

/** The scenes and what is to be seen in them, also for who can’t see the sphere. */
function SceneList({ panorama: { id, scenes } }: { readonly panorama: PanoramaDetail }) {
  const preview = useSearchParams()[0].get('preview');
  return (
    <ol className={styles.scenes}>
      {scenes.map(({ key, name, picture, hotspots }) => (
        <li key={key} className={styles.scene}>
          <Link href={scenePath('/vr/detail', { id, scene: key, preview })}>
            <img src={panoramaPicturePath(picture.version, 'thumb')} alt="" loading="lazy" />
            <h3>{name || '未命名的场景'}</h3>
          </Link>
          <ul>
            {hotspots
              .filter(({ kind }) => kind !== 'scene')
              .map((spot) => (
                <li key={spot.key}>{[spot.title, spot.text].filter(Boolean).join('：')}</li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** The phone's page, for WeChat's web view: nothing but the panorama. */
export function PhonePanoramaView({ panorama }: { readonly panorama: PanoramaDetail }) {
  const preview = useSearchParams()[0].get('preview');
  return (
    <Room panorama={panorama} isPhone>
      <div className={styles.bar}>
        <Link
          className={styles.back}
          href={scenePath('/vr/detail', { id: panorama.id, preview })}
          aria-label="回到全景的页面"
        >
          <Icon name="chevron-left" />
        </Link>
        <h1>{panorama.title}</h1>
      </div>
      {preview !== null && <DraftNote isOver />}
    </Room>
  );
}

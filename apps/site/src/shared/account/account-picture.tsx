import { imageSrcSet, imageUrl, resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { useGetCarouselsQuery } from '@tuyuan/api-client/site/index-data.ts';
import { useSetting } from '../site-settings.ts';
import styles from './account-frame.module.css';

/** Shows the picture from the site's settings, or else the home page's first slide, with credit. Hidden on phones. */
export function AccountPicture() {
  const chosen = useSetting('loginBackgroud');
  const { data } = useGetCarouselsQuery();
  const [slide] = chosen === '' ? (data?.items ?? []) : [];
  return (
    <aside className={styles.picture} aria-label="配图">
      {chosen !== '' && <img src={resourceUrl(chosen)} alt="" />}
      {slide && (
        <figure>
          <img
            src={imageUrl(slide.image, 640)}
            srcSet={imageSrcSet(slide.image)}
            sizes="(max-width: 899px) 1px, 520px"
            alt={slide.image.title}
          />
          <figcaption className={styles.credit}>
            <strong>{slide.image.title}</strong>
            <span>{[slide.authorName, slide.regionName].filter(Boolean).join(' · ')}</span>
          </figcaption>
        </figure>
      )}
    </aside>
  );
}

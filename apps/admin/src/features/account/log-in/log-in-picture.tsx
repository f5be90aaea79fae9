import { imageSrcSet, imageUrl, resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { useGetCarouselsQuery, useGetWebSettingsQuery } from '@tuyuan/api-client/site/index-data.ts';
import styles from './log-in.module.css';

/** The picture beside the form: the one from the site's settings, else the first slide of its home page, with credit. */
export function LogInPicture() {
  const { data: settings } = useGetWebSettingsQuery();
  const { data: carousels } = useGetCarouselsQuery();
  const chosen = settings?.loginBackgroud?.value ?? '';
  const slide = settings === undefined || chosen !== '' ? undefined : carousels?.items[0];
  return (
    <aside className={styles.picture} aria-label="配图">
      {chosen !== '' && <img src={resourceUrl(chosen)} alt="" />}
      {slide && (
        <figure>
          <img
            src={imageUrl(slide.image, 1280)}
            srcSet={imageSrcSet(slide.image)}
            sizes="(max-width: 899px) 100vw, 62vw"
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

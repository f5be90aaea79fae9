import { decorationSources, resourceUrl } from '@tuyuan/api-client/resource-url.ts';
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
      {chosen !== '' && <img src={resourceUrl(chosen)} alt="" loading="lazy" />}
      {slide && (
        <figure>
          <img
            {...decorationSources(slide.image)}
            // The box is tall: the picture is as wide as its height asks for.
            sizes="1200px"
            // Not shown on phones, and then not fetched.
            loading="lazy"
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

import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import styles from './goods-picture.module.css';

/** A picture of goods, whole on grey; a sign where there is none. */
export function GoodsPicture({ picture, isSmall = false }: { readonly picture: string; readonly isSmall?: boolean }) {
  return (
    <span className={isSmall ? styles.small : styles.picture}>
      {picture === '' ? (
        <Icon name="tag" size={isSmall ? 20 : 40} />
      ) : (
        <img src={resourceUrl(picture)} alt="" loading="lazy" decoding="async" />
      )}
    </span>
  );
}

import { useRemoveBackgroundMutation } from '@tuyuan/api-client/account/front-user.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { UserProfile } from '@tuyuan/contract/account/front-user.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { useSetting } from '../../../shared/site-settings.ts';
import { AvatarEditor } from '../../../shared/user-centre/avatar-editor.tsx';
import { BackgroundButton } from '../../../shared/user-centre/background-button.tsx';
import styles from './center.module.css';

/** Background, avatar, name and sign. */
export function CenterHead({ profile }: { readonly profile: UserProfile }) {
  const [removeBackground, { isLoading }] = useRemoveBackgroundMutation();
  const defaultBackground = useSetting('defaultCenterBackground');
  const { userName, nickName, avatar, personalSign, personalBackground } = profile;
  const background = personalBackground || defaultBackground;
  const name = nickName || userName;
  return (
    <section className={styles.card} aria-label="我的资料">
      <div className={styles.banner}>
        {background !== '' && <img src={resourceUrl(background)} alt="" />}
        <div className={styles.bannerTools}>
          {personalBackground !== '' && (
            <Button size="small" isBusy={isLoading} onClick={() => void removeBackground({})}>
              恢复默认背景
            </Button>
          )}
          <BackgroundButton />
        </div>
      </div>
      <div className={styles.person}>
        <span className={styles.ring}>
          <AvatarEditor name={name} avatar={avatar} size={96} />
        </span>
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.sign}>{personalSign || '还没有写个性签名'}</p>
        </div>
        <ButtonLink href="/user/main/profile/data" icon="edit">
          编辑资料
        </ButtonLink>
      </div>
    </section>
  );
}

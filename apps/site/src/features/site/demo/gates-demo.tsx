import { Button } from '@tuyuan/ui/button.tsx';
import { Checkbox } from '@tuyuan/ui/checkbox.tsx';
import { GateProvider, Permission, Role, useHiddenWithoutPermission, useHiddenWithoutRole } from '@tuyuan/ui/gate.tsx';
import { useState } from 'react';
import styles from './demo.module.css';

export function GatesDemo() {
  const [mayReview, setMayReview] = useState(false);
  const [isPhotographer, setPhotographer] = useState(false);
  return (
    <GateProvider permissions={mayReview ? ['Pages.Images.Review'] : []} roles={isPhotographer ? ['photographer'] : []}>
      <div className={styles.row}>
        <Checkbox state={mayReview} onChange={setMayReview}>
          持有 Pages.Images.Review
        </Checkbox>
        <Checkbox state={isPhotographer} onChange={setPhotographer}>
          是摄影师
        </Checkbox>
      </div>
      <Permission name="Pages.Images.Review" fallback={<p className={styles.answer}>没有审核权限，这里什么也没有</p>}>
        <p className={styles.card}>有审核权限才看得到</p>
      </Permission>
      <Role name="photographer" fallback={<p className={styles.answer}>不是摄影师，这里什么也没有</p>}>
        <p className={styles.card}>摄影师才看得到</p>
      </Role>
      <InPlace />
    </GateProvider>
  );
}

/** Elements that keep their place in the page: hidden by `display` instead of left out. */
function InPlace() {
  return (
    <div className={styles.row}>
      <Button {...useHiddenWithoutPermission('Pages.Images.Review')}>通过审核</Button>
      <Button {...useHiddenWithoutRole('photographer')}>上传作品</Button>
    </div>
  );
}

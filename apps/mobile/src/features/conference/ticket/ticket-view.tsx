import type { TicketPass } from '@tuyuan/contract/conference/ticket-pass.ts';
import { QrCode, ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useOnline } from '../../../shared/network/use-online.ts';
import { paths } from '../../../shared/paths.ts';
import styles from './ticket.module.css';
import { TicketCard } from './ticket-card.tsx';

const load = () => import('./full-screen-pass.tsx');
const FullScreenPass = lazy(async () => ({ default: (await load()).FullScreenPass }));

/** A ticket can be logged in on three phones at once. */
const maxPhones = 3;

export function TicketView({ pass }: { readonly pass: TicketPass }) {
  const [isLarge, setIsLarge] = useState(false);
  const isOnline = useOnline();
  // By the time it is tapped, at a door, the network may be gone.
  useEffect(() => void load().catch(() => undefined), []);
  return (
    <div className={styles.page}>
      <TicketCard pass={pass} onEnlarge={() => setIsLarge(true)} />
      {!pass.conference.isOver && (
        <div className={styles.actions}>
          <button type="button" className={styles.action} onClick={() => setIsLarge(true)}>
            <QrCode size={20} strokeWidth={1.75} aria-hidden />
            全屏亮码
          </button>
          {isOnline && (
            <Link className={styles.action} to={paths.mine}>
              <ShieldCheck size={20} strokeWidth={1.75} aria-hidden />
              登录设备 {pass.phones}/{maxPhones}
            </Link>
          )}
        </div>
      )}
      <Suspense>{isLarge && <FullScreenPass pass={pass} onClose={() => setIsLarge(false)} />}</Suspense>
    </div>
  );
}

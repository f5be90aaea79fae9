import { CopyOutlined } from '@ant-design/icons';
import { QrCode } from '@tuyuan/ui/qr-code.tsx';
import { App, Button } from 'antd';
import styles from './conference-links.module.css';
import { OverviewCard } from './overview-card.tsx';

interface ConferenceLinksProps {
  readonly id: number;
  /** Whether a visitor can open them. */
  readonly isPublic: boolean;
}

/** Addresses to hand on: the page to register on, as a QR code too, and the phone's. */
export function ConferenceLinks({ id, isPublic }: ConferenceLinksProps) {
  const { message } = App.useApp();
  const site = `${location.origin}/conference/brief?id=${id}`;
  const links = [
    { title: '网站报名页', address: site },
    { title: '手机端登录页', address: `${location.origin}/meeting/login?id=${id}` },
  ];

  async function copy(title: string, address: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      message.success(`已复制${title}的地址`);
    } catch {
      message.error('浏览器没有让复制，请手动选中复制。');
    }
  }

  return (
    <OverviewCard title="链接与二维码" aside={isPublic ? undefined : '现在还打不开'}>
      <div className={styles.links} data-public={isPublic}>
        <QrCode text={site} label="网站报名页的二维码" size={112} level="L" quiet={2} />
        <ul className={styles.list}>
          {links.map(({ title, address }) => (
            <li key={address}>
              {isPublic ? (
                <a className={styles.title} href={address} target="_blank" rel="noreferrer">
                  {title}
                </a>
              ) : (
                <span className={styles.title}>{title}</span>
              )}
              <span className={styles.address}>{address.replace(/^https?:\/\//, '')}</span>
              <Button
                size="small"
                icon={<CopyOutlined />}
                aria-label={`复制${title}的地址`}
                onClick={() => void copy(title, address)}
              >
                复制
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </OverviewCard>
  );
}

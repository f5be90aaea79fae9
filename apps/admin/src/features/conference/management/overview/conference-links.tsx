import { CopyOutlined, DownloadOutlined } from '@ant-design/icons';
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
  const links = [
    {
      title: '网站报名页',
      note: '发给要来的人：报名、取票。',
      address: `${location.origin}/conference/brief?id=${id}`,
    },
    {
      title: '手机端登录页',
      note: '已有票的人：票、通知和现场。',
      address: `${location.origin}/meeting/login?id=${id}`,
    },
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
      <ul className={styles.list} data-public={isPublic}>
        {links.map(({ title, note, address }) => (
          <li key={address}>
            <QrCode text={address} label={`${title}的二维码`} size={112} level="L" quiet={2} />
            <div className={styles.words}>
              {isPublic ? (
                <a className={styles.title} href={address} target="_blank" rel="noreferrer">
                  {title}
                </a>
              ) : (
                <span className={styles.title}>{title}</span>
              )}
              <span className={styles.address}>{address.replace(/^https?:\/\//, '')}</span>
              <span className={styles.address}>{note}</span>
              <span className={styles.commands}>
                <Button
                  size="small"
                  icon={<CopyOutlined />}
                  aria-label={`复制${title}的地址`}
                  onClick={() => void copy(title, address)}
                >
                  复制
                </Button>
                <Button
                  size="small"
                  icon={<DownloadOutlined />}
                  aria-label={`下载${title}的二维码`}
                  onClick={(event) =>
                    saveCode(event.currentTarget.closest('li')?.querySelector('svg[role=img]'), title)
                  }
                >
                  二维码
                </Button>
              </span>
            </div>
          </li>
        ))}
      </ul>
    </OverviewCard>
  );
}

/** Saves the code that is shown, as a file that can be printed in any size. */
function saveCode(code: Element | null | undefined, title: string): void {
  if (!code) return;
  const source = code.outerHTML.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  const address = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }));
  Object.assign(document.createElement('a'), { href: address, download: `${title}.svg` }).click();
  URL.revokeObjectURL(address);
}

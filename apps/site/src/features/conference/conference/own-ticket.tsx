import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { useGetMyTicketQuery } from '@tuyuan/api-client/conference/conference-data.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { QrCode } from '@tuyuan/ui/qr-code.tsx';
import { Spinner } from '@tuyuan/ui/spinner.tsx';
import styles from './ticket.module.css';

/** Shows the ticket with QR code, typed code and holder; prints without the rest of the page. */
export function OwnTicket({ conferenceId }: { readonly conferenceId: number }) {
  const { data, error, refetch } = useGetMyTicketQuery({ conferenceId });
  if (!data)
    return error ? (
      <p role="alert" className={styles.fault}>
        {isApiFailure(error) ? error.message : '参会票没有加载出来。'}{' '}
        <Button size="small" onClick={() => void refetch()}>
          再试一次
        </Button>
      </p>
    ) : (
      <Spinner />
    );
  const { title, name, ticketTypeName, hall, seat, code, link } = data;
  return (
    <div className={styles.ticket}>
      <QrCode text={link} label={`${title}参会票二维码`} size={200} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p>
          {name} · {ticketTypeName}
          {seat !== '' && ` · ${hall} ${seat}`}
        </p>
        <p className={styles.code}>{code}</p>
        <p className={styles.note}>用手机扫码，或在手机端输入参会码，即可登录。谁拿到都能用，请不要给别人看。</p>
        <div className={styles.tools}>
          <ButtonLink href={link} icon="external">
            打开手机端
          </ButtonLink>
          <Button icon="download" onClick={() => window.print()}>
            打印参会票
          </Button>
        </div>
      </div>
    </div>
  );
}

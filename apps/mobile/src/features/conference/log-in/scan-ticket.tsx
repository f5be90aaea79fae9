import { ScanScreen } from '../../../shared/scan/scan-screen.tsx';
import { ticketOfQr } from './ticket-of-qr.ts';

interface ScanTicketProps {
  onFound(ticket: string): void;
  onClose(): void;
}

/** Reads a ticket from paper or another screen. */
export function ScanTicket({ onFound, onClose }: ScanTicketProps) {
  function take(text: string): string | undefined {
    const ticket = ticketOfQr(text);
    if (ticket === undefined) return '这不是参会票的二维码。';
    onFound(ticket);
    return undefined;
  }
  return <ScanScreen label="扫票面二维码" subject="票面" otherWay="输入票号" onFound={take} onClose={onClose} />;
}

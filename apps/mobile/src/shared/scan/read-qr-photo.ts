/** Returns the text of the QR code in a photo; undefined if none can be read. */
export async function readQrPhoto(photo: File): Promise<string | undefined> {
  const { default: Reader } = await import('qr-scanner');
  const found = await Reader.scanImage(photo, { returnDetailedScanResult: true }).catch(() => undefined);
  return found?.data;
}

/** True where a code on this screen can be scanned by another device: nobody scans their own phone. */
export function canScanElsewhere(): boolean {
  return !window.matchMedia('(pointer: coarse)').matches || window.innerWidth >= 768;
}

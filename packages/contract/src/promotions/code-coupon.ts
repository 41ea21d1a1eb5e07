/** A code as it is compared: people type capitals, spaces and dashes as they like. */
export function normaliserCoupon(saisi: string): string {
  return saisi
    .normalize('NFKC')
    .replace(/[\s\-‐-―_.]/g, '')
    .toUpperCase();
}

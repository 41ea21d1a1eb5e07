/** The same code however it is typed: `vbf 05060 zj` and `VBF-05060-ZJ`. */
export function cleOf(reference: string): string {
  return reference
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

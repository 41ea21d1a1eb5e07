/** `+33199004008` as people write it; what is not French is left as it is. */
export function formatTelephone(telephone: string): string {
  const [, national] = /^(?:\+33|0)(\d{9})$/.exec(telephone.replaceAll(/[ .]/g, '')) ?? [];
  return national ? `0${national}`.replaceAll(/(\d{2})(?=\d)/g, '$1\u00a0') : telephone;
}

/** « 01 99 00 20 09 » of a French number as it is dialled; another one as it is. */
export function telephoneLu(e164: string): string {
  const french = /^\+33(\d)(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(e164);
  return french ? `0${french.slice(1).join('\u00a0')}` : e164;
}

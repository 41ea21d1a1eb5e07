/** The text of a file, whatever program wrote it. */

/** Spreadsheets still write the code page of Windows. */
export function decoder(octets: Uint8Array): string {
  const [un, deux] = octets;
  if (un === 0xff && deux === 0xfe) return new TextDecoder('utf-16le').decode(octets);
  if (un === 0xfe && deux === 0xff) return new TextDecoder('utf-16be').decode(octets);
  const sansMarque = utf16SansMarque(octets);
  if (sansMarque) return new TextDecoder(sansMarque).decode(octets);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(octets);
  } catch {
    return new TextDecoder('windows-1252').decode(octets);
  }
}

const SIGNES_VUS = 400;

/** Every other byte of a text in our letters is nought. */
function utf16SansMarque(octets: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const debut = octets.subarray(0, SIGNES_VUS);
  if (debut.length < 4 || octets.length % 2 !== 0) return undefined;
  const noughts = (from: 0 | 1) =>
    debut.filter((octet, at) => at % 2 === from && octet === 0).length;
  const [pairs, impairs] = [noughts(0), noughts(1)];
  if (pairs === 0 && impairs * 2 > debut.length * 0.9) return 'utf-16le';
  if (impairs === 0 && pairs * 2 > debut.length * 0.9) return 'utf-16be';
  return undefined;
}

/** Undefined for a picture or a program renamed: text holds no such signs. */
export function readOctets(octets: Uint8Array): string | undefined {
  const texte = decoder(octets);
  // oxlint-disable-next-line no-control-regex -- these are the signs looked for
  return /[\u0000-\u0008\u000e-\u001a]/.test(texte) ? undefined : texte;
}

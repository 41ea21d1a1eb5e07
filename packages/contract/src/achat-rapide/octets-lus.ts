/** The text of a file, whatever program wrote it. */

/** Spreadsheets still write the code page of Windows. */
export function decoder(octets: Uint8Array): string {
  const [un, deux] = octets;
  if (un === 0xff && deux === 0xfe) return new TextDecoder('utf-16le').decode(octets);
  if (un === 0xfe && deux === 0xff) return new TextDecoder('utf-16be').decode(octets);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(octets);
  } catch {
    return new TextDecoder('windows-1252').decode(octets);
  }
}

/** Undefined for a picture or a program renamed: text holds no such signs. */
export function lireOctets(octets: Uint8Array): string | undefined {
  const texte = decoder(octets);
  // oxlint-disable-next-line no-control-regex -- these are the signs looked for
  return /[\u0000-\u0008\u000e-\u001a]/.test(texte) ? undefined : texte;
}

const MAX_WORDS = 8;

/** The words one may have been looking for, from an address that leads nowhere. */
export function wordsOfPath(path: string): string {
  const [pathname = ''] = path.split(/[?#]/, 1);
  const segments = decode(pathname).split('/').filter(Boolean);
  // Short letters name the kind of page (/c, /fp), bare numbers its identifier.
  const readable = segments.filter((segment) => !/^(?:[a-z]{1,2}|[\d-]+)$/.test(segment));
  const words = (readable.at(-1) ?? '').split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.slice(0, MAX_WORDS).join(' ');
}

/** The address as people read it, or as it came when its encoding is broken. */
export function readableAddress(path: string): string {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return decode(pathname);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

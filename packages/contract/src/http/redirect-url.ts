/** Where the sign-in page may send people afterwards: a page of this site, nothing else. */

const HOME = '/';
const BASE = 'http://site.invalid';
const MAX_LENGTH = 2048;
// Proxies and routers between the browser and the page may each decode once.
const MAX_DECODINGS = 4;

/**
 * The path (with query and anchor) when `raw` stays on this site, '/' otherwise. Refuses what a
 * browser, or a proxy that decodes, would take for another host: schemes, `//`, backslashes,
 * control characters, and the same behind percent-encoding or dot segments.
 */
export function redirectUrlSure(raw: unknown): string {
  if (typeof raw !== 'string' || raw.length > MAX_LENGTH) return HOME;
  const url = parseLocal(raw);
  if (!url || !staysLocalOnceDecoded(url.pathname)) return HOME;
  const path = url.pathname + url.search + url.hash;
  return path.length > MAX_LENGTH ? HOME : path;
}

function staysLocalOnceDecoded(pathname: string): boolean {
  let path = pathname;
  for (let round = 0; round < MAX_DECODINGS; round++) {
    const decoded = decodeAscii(path);
    if (!parseLocal(decoded)) return false;
    if (decoded === path) return true;
    path = decoded;
  }
  return false;
}

function parseLocal(path: string): URL | undefined {
  if (!/^\/(?!\/)/.test(path) || /[\\\p{Cc}]/u.test(path)) return undefined;
  if (!URL.canParse(path, BASE)) return undefined;
  const url = new URL(path, BASE);
  return url.origin === BASE && !url.pathname.startsWith('//') ? url : undefined;
}

// Every sign that can change the host is ASCII, and a stray `%` elsewhere must not hide one.
function decodeAscii(path: string): string {
  return path.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

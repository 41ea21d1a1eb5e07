/**
 * Pages of anonymous visitors, kept as bytes: same path, same language, same page. Never holds
 * anything of an account. Bounded in memory; the least recently used go first.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createLru } from '@comptoir/contract/lru.ts';
import { ownBytes } from '@comptoir/contract/own-bytes.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface CachedPage {
  /** Sent with every answer of it. */
  headers: Record<string, string>;
  etag: string;
  tags: ReadonlySet<string>;
  /** Instant from which it is out of date; see page-expiry.ts. */
  expires: number | undefined;
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
}

export interface PageCache {
  get(key: string): CachedPage | undefined;
  /**
   * Whether the page is worth keeping: it was asked for before, lately. Addresses nobody asks for
   * twice, such as those of a robot trying queries, cannot push the useful pages out.
   */
  admits(key: string): boolean;
  /** Not kept when something was dropped since `version`: it may be made from what changed. */
  set(key: string, page: CachedPage, version: number): void;
  /** Forgets the pages that carry one of the tags; all of them for `*`. */
  drop(tags: readonly string[]): void;
  /** Changes with every drop. */
  readonly version: number;
  readonly size: number;
}

const MAX_BYTES = 64 * 1024 * 1024;
const REMEMBERED_KEYS = 20_000;

export function createPageCache({
  maxBytes = MAX_BYTES,
  now = Date.now,
}: { maxBytes?: number; now?: () => number } = {}): PageCache {
  const pages = createLru<string, CachedPage>({
    max: maxBytes,
    weigh: (page) => page.bodies.identity.length * 1.5,
  });
  const asked = new Set<string>();
  let version = 0;
  return {
    get(key) {
      const page = pages.get(key);
      if (!page) return undefined;
      if (page.expires !== undefined && page.expires <= now()) {
        pages.delete(key);
        // Whoever comes now finds it worth keeping again.
        asked.add(key);
        return undefined;
      }
      return page;
    },
    admits(key) {
      if (asked.delete(key)) return true;
      asked.add(key);
      // Forgotten all at once: exactness is not worth the bookkeeping.
      if (asked.size > REMEMBERED_KEYS) asked.clear();
      return false;
    },
    set(key, page, madeAt) {
      if (madeAt === version) pages.set(key, page);
    },
    drop(tags) {
      version++;
      const everything = tags.includes('*');
      for (const [key, page] of pages.entries()) {
        if (everything || tags.some((tag) => page.tags.has(tag))) pages.delete(key);
      }
    },
    get version() {
      return version;
    },
    get size() {
      return pages.size;
    },
  };
}

// Structured data is not run: it needs no permission.
const INLINE_SCRIPT =
  /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** The inline scripts of a page, as the policy allows them: fixed bytes need no nonce. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, code] of html.matchAll(INLINE_SCRIPT)) {
    hashes.add(
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
    );
  }
  return [...hashes];
}

/** Weak: the same page compressed is still the same page. */
export function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\b)/.test(acceptEncoding)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\b)/.test(acceptEncoding)) return 'gzip';
  return 'identity';
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Quality 5: a tenth of a second less than 11 on a listing, for a few percent of size. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return toKeep(await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
    case 'gzip':
      return toKeep(await gzipped(body, { level: 6 }));
    case 'identity':
      return body;
  }
}

export function toKeep(body: Uint8Array): Buffer {
  return Buffer.from(ownBytes(body).buffer);
}

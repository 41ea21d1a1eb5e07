/**
 * The tags of a page's <head>, written as text on the server and applied to the document in the
 * browser. React would spend on them as long as on the rest of the frame.
 */
export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script';
  attrs: Record<string, string>;
  text?: string;
}

/** What the routes of a page say about its head; see page-head.ts. */
export interface RouteHead {
  meta?: readonly (object | undefined)[] | undefined;
  links?: readonly (object | undefined)[] | undefined;
  /** Structured data alone: no code comes this way. */
  headScripts?: readonly (DataScript | undefined)[] | undefined;
}

interface DataScript {
  type?: string | undefined;
  children?: unknown;
}

const LD_JSON = 'application/ld+json';

/**
 * JSON that nothing can end: inside a script no entity is read, so the signs themselves are written
 * as JSON writes any.
 */
export function dataScript(data: object) {
  const children = JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return { type: LD_JSON, children };
}

/** The nearest route wins where two say the same thing. */
export function headTags(routes: readonly RouteHead[]): HeadTag[] {
  const tags = new Map<string, HeadTag>();
  for (const { meta = [], links = [], headScripts = [] } of routes) {
    for (const entry of meta) {
      if (!entry) continue;
      const { title, charSet, ...rest } = entry as Record<string, string | undefined>;
      if (title !== undefined) tags.set('title', { tag: 'title', attrs: {}, text: title });
      else if (charSet) tags.set('charset', { tag: 'meta', attrs: { charset: charSet } });
      else
        tags.set(`meta ${rest['name'] ?? rest['property']}`, { tag: 'meta', attrs: clean(rest) });
    }
    for (const link of links) {
      if (!link) continue;
      const attrs = clean(link);
      tags.set(`link ${attrs['rel']} ${attrs['hreflang'] ?? attrs['type'] ?? ''}`, {
        tag: 'link',
        attrs,
      });
    }
    for (const script of headScripts) {
      if (script?.type !== LD_JSON || typeof script.children !== 'string') continue;
      const text = script.children;
      tags.set(`data ${text}`, { tag: 'script', attrs: { type: LD_JSON }, text });
    }
  }
  return [...tags.values()];
}

function clean(attrs: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attrs)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
}

export function headHtml(tags: readonly HeadTag[]): string {
  return tags.map(tagHtml).join('');
}

function tagHtml({ tag, attrs, text }: HeadTag): string {
  const written = Object.entries(attrs).map(([name, value]) => ` ${name}="${escape(value)}"`);
  const open = `<${tag}${written.join('')}>`;
  if (tag === 'script') return `${open}${text ?? ''}</script>`;
  return tag === 'title' ? `${open}${escape(text ?? '')}</title>` : open;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign) : text;
}

/** What a navigation may change: not code, styles and fonts, nor what the router keeps. */
const NAVIGATED = [
  'meta:not([property=csp-nonce])',
  'link:not([rel=modulepreload], [rel=stylesheet], [rel=preload])',
  `script[type="${LD_JSON}"]`,
].join();

/** Brings the document's head to these tags. */
export function applyHead(tags: readonly HeadTag[]): void {
  const wanted = new Map(
    tags
      .filter(({ attrs }) => attrs['rel'] !== 'preload')
      .map((tag) => [keyOf(tag.tag, Object.entries(tag.attrs), tag.text), tag]),
  );
  for (const element of document.head.querySelectorAll(NAVIGATED)) {
    const attrs = [...element.attributes].map(({ name, value }) => [name, value] as const);
    const key = keyOf(element.localName, attrs, element.textContent);
    if (!wanted.delete(key)) element.remove();
  }
  for (const { tag, attrs, text } of wanted.values()) {
    if (tag === 'title') {
      document.title = text ?? '';
      continue;
    }
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attrs)) element.setAttribute(name, value);
    if (text) element.textContent = text;
    document.head.append(element);
  }
}

type Attributes = readonly (readonly [string, string])[];

function keyOf(tag: string, attrs: Attributes, text = ''): string {
  return [tag, ...attrs.map(([name, value]) => `${name}=${value}`).sort(), text].join(' ');
}

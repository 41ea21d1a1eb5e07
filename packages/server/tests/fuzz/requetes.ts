/** One request of many: a call of the contract or a page, as someone, with whatever in it. */
import type { CallShape } from '@comptoir/contract/http/call.ts';
import { createHasard, type Hasard } from './hasard.ts';
import { drawHostileText, drawValue, type Schema } from './valeurs.ts';

export const ROLES = [
  'visiteur',
  'acheteur',
  'administrateur',
  'bloque',
  'delegue',
  'delegue-agissant',
] as const;
export type Role = (typeof ROLES)[number];

export interface Requete {
  /** With the seed, it draws the same again. */
  numero: number;
  role: Role;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** The call or page it is meant for. */
  cible: string;
}

export interface Cibles {
  calls: readonly CallShape[];
  /** Paths with `{parameters}`. */
  pages: readonly string[];
}

/** Names that addresses of pages give a meaning to. */
const NOMS =
  'page tri q texte key etat du au auteurId chantier recherche montantMin aValider redirect_url jeton email etape prix marque promotion note parPage vue f.diametre enStock qr sujet langue retour magasin lieu departement service plan id ids type format'.split(
    ' ',
  );

export function drawRequete({ calls, pages }: Cibles, graine: number, numero: number): Requete {
  const h = createHasard(Math.imul(graine, 0x9e3779b1) + numero);
  const role = h.pick(ROLES);
  const drawn = h.percent(75) ? drawCall(h, h.pick(calls)) : drawPage(h, h.pick(pages));
  return { numero, role, ...drawn, headers: { ...drawHeaders(h), ...drawn.headers } };
}

type Dessin = Omit<Requete, 'numero' | 'role'>;

function drawCall(h: Hasard, call: CallShape): Dessin {
  const folie = h.pick([0, 5, 15, 40]);
  const { method } = call;
  const path = fillPath(call.path, (name) => {
    const { properties = {} } = (call.params ?? {}) as Schema;
    return asText(drawValue(h, properties[name] ?? {}, folie));
  });
  const query = call.query ? drawValue(h, call.query as Schema, folie) : undefined;
  const dessin = { method, path: path + asQuery(h, query), cible: `${method} ${call.path}` };
  if (method === 'GET' || method === 'HEAD') return { ...dessin, headers: {} };
  return { ...dessin, ...drawBody(h, call, folie) };
}

function drawBody(h: Hasard, call: CallShape, folie: number): Pick<Requete, 'headers' | 'body'> {
  const value = call.body ? drawValue(h, call.body as Schema, folie) : {};
  const json = JSON.stringify(value) ?? '';
  if (!h.percent(12)) return { headers: { 'content-type': 'application/json' }, body: json };
  return h.pick<Pick<Requete, 'headers' | 'body'>>([
    { headers: { 'content-type': 'application/json' }, body: json.slice(0, -1) },
    { headers: { 'content-type': 'application/json' }, body: '['.repeat(20_000) },
    { headers: { 'content-type': 'application/json; charset=utf-7' }, body: json },
    { headers: { 'content-type': 'text/plain' }, body: json },
    { headers: { 'content-type': 'text/csv' }, body: 'reference;quantite\nVBF-05060;\u0000\n' },
    { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.4\n1 0 obj <<>>' },
    {
      headers: { 'content-type': 'application/xml' },
      body: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;',
    },
    { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=1&b=%00' },
    {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\ncontent-disposition: form-data; name="fichier"; filename="a\u0000.html"\r\n\r\nz\r\n--x--\r\n',
    },
    { headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' }, body: json },
    { headers: {}, body: json },
  ]);
}

function drawPage(h: Hasard, pattern: string): Dessin {
  const langue = h.pick(['', '', '/en', '/es', '/fr']);
  const path = fillPath(pattern, (name) =>
    h.percent(70) && /id$/i.test(name)
      ? String(1 + h.below(60))
      : h.pick(['vis-a-bois', 'abc', 'Zk3-abc_9', drawHostileText(h)]),
  );
  const query: Record<string, string> = {};
  for (let left = h.below(4); left > 0; left--) {
    query[h.pick(NOMS)] = h.percent(50) ? drawHostileText(h) : String(h.below(9));
  }
  return {
    method: h.percent(95) ? 'GET' : h.pick(['HEAD', 'POST']),
    path: `${langue}${path}` + asQuery(h, query),
    headers: {},
    cible: `page ${pattern}`,
  };
}

function drawHeaders(h: Hasard): Record<string, string> {
  const headers: Record<string, string> = {
    'accept-language': h.pick(['fr', 'en', 'es', 'xx', '*;q=0', 'fr-FR,fr;q=0.9']),
    'idempotency-key': h.percent(90) ? `fuzz-${h.below(1e9)}` : asHeader(drawHostileText(h)),
  };
  if (h.percent(20)) headers['if-match'] = h.pick(['*', '"1-1"', 'W/"x"', '"9999999999-1"', '""']);
  if (h.percent(10)) headers['if-none-match'] = h.pick(['*', '"x"']);
  if (h.percent(20)) headers['accept-encoding'] = h.pick(['gzip', 'br', 'zstd', 'identity;q=0']);
  if (h.percent(5)) headers['x-forwarded-for'] = asHeader(drawHostileText(h));
  if (h.percent(5)) headers['cookie'] = `i18next=${encode(drawHostileText(h))}; plies=%00`;
  if (h.percent(3)) headers['authorization'] = `Bearer ${asHeader(drawHostileText(h))}`;
  return headers;
}

function fillPath(pattern: string, valueOf: (name: string) => string): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => encode(valueOf(name)) || '0');
}

function asQuery(h: Hasard, query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map(
      (each) => `${encode(name)}=${encode(asText(each))}`,
    ),
  );
  if (h.percent(2)) pairs.push('%E0%A4%A=1', 'a[b]=1', '&&');
  return pairs.length > 0 ? `?${pairs.join('&')}`.slice(0, 12_000) : '';
}

const asText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());
/** Headers hold visible ASCII. */
const asHeader = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 300);

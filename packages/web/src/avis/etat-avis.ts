/** Which reviews a page shows: score, order and page stand in its address. */
import { NOTE_MAX, NOTE_MIN, TRIS_AVIS, type Avis } from '@comptoir/contract/avis/avis.contract.ts';
import { stringifyQuery } from '@comptoir/contract/http/query-string.ts';

export type TriAvis = (typeof TRIS_AVIS)[number];

export interface EtatAvis {
  note?: Avis['note'];
  tri: TriAvis;
  page: number;
}

const MAX_PAGE = 10_000;

/** What an address says and cannot be is left out, as if it had not been said. */
export function parseEtat(search: Record<string, unknown>): EtatAvis {
  const note = parseEntier(search['note'], NOTE_MIN, NOTE_MAX);
  const tri = TRIS_AVIS.find((candidate) => candidate === search['tri']) ?? 'recents';
  return {
    ...(note === undefined ? {} : { note }),
    tri,
    page: parseEntier(search['page'], 1, MAX_PAGE) ?? 1,
  };
}

/** The query string, without what goes without saying. */
export function writeEtat({ note, tri, page }: EtatAvis): string {
  return stringifyQuery({
    note,
    tri: tri === 'recents' ? undefined : tri,
    page: page > 1 ? page : undefined,
  });
}

function parseEntier(value: unknown, min: number, max: number): number | undefined {
  if (typeof value !== 'string' || !/^\d{1,5}$/.test(value)) return undefined;
  const nombre = Number(value);
  return nombre >= min && nombre <= max ? nombre : undefined;
}

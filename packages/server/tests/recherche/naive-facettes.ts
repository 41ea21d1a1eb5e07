/** Facets counted row by row, for the naive answer. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type {
  Facette,
  Plage,
  ValeurFacette,
} from '@comptoir/contract/recherche/recherche.contract.ts';
import type { Pool } from '../../src/db/pool.ts';
import { sql } from '../../src/db/sql.ts';
import type { NaiveRow } from './naive-listing.ts';
import type { Question } from './questions.ts';

interface AttributDit {
  code: string;
  type: 'nombre' | 'choix';
  unite: string | null;
  libelle: Record<Locale, string>;
  /** In the order of the catalogue. */
  valeurs: { valeur: string; libelle: Record<Locale, string> | null }[];
}

/** What an article is, whatever one asks. */
export interface Fait {
  note: string | null;
  promotions: number[];
  valeurs: { code: string; valeur: string }[];
}

export interface Reperes {
  /** By article, those no longer sold included. */
  faits: ReadonlyMap<number, Fait>;
  attributs: AttributDit[];
  marques: { id: number; nom: string }[];
  promotions: { id: number; titre: Record<Locale, string> }[];
}

export const TODAY = sql`(now() at time zone 'Europe/Paris')::date`;

async function readFaits(pool: Pool): Promise<Map<number, Fait>> {
  const rows = await pool.query<Fait & { id: number }>(sql`
    with en_vigueur as materialized (
      select pr.id, c.article_id, c.marque_id, n.gauche, n.droite
        from promotion pr
        join promotion_cible c on c.promotion_id = pr.id
        left join noeud n on n.id = c.noeud_id
       where pr.debut <= ${TODAY} and (pr.fin is null or pr.fin >= ${TODAY})
    )
    select a.id,
           (select round(avg(note), 2) from avis
             where produit_id = p.id and statut = 'publie')::text as note,
           array(
             select distinct e.id
               from en_vigueur e
              where e.article_id = a.id or e.marque_id = p.marque_id
                 or n.gauche between e.gauche and e.droite) as promotions,
           coalesce((select json_agg(json_build_object('code', at.code,
                       'valeur', coalesce(av.code, trim_scale(av.nombre)::text)))
              from unnest(a.valeurs) as v (id)
              join attribut_valeur av on av.id = v.id
              join attribut at on at.id = av.attribut_id), '[]') as valeurs
      from article a
      join produit p on p.id = a.produit_id
      join noeud n on n.id = p.noeud_id`);
  return new Map(rows.map(({ id, ...fait }) => [id, fait]));
}

export async function readReperes(pool: Pool): Promise<Reperes> {
  return {
    faits: await readFaits(pool),
    attributs: await pool.query(sql`
      select code, type, unite,
             json_build_object('fr', libelle_fr, 'en', libelle_en, 'es', libelle_es) as libelle,
             (select coalesce(json_agg(json_build_object(
                       'valeur', coalesce(v.code, trim_scale(v.nombre)::text),
                       'libelle', case when v.code is not null then json_build_object(
                         'fr', v.libelle_fr, 'en', v.libelle_en, 'es', v.libelle_es) end)
                       order by v.nombre, v.rang, v.code), '[]')
                from attribut_valeur v where v.attribut_id = a.id) as valeurs
        from attribut a
       order by rang, id`),
    marques: await pool.query(sql`select id, nom from marque`),
    promotions: await pool.query(sql`
      select id, json_build_object('fr', titre_fr, 'en', titre_en, 'es', titre_es) as titre
        from promotion order by id`),
  };
}

export function naiveFacettes(
  rows: readonly NaiveRow[],
  reperes: Reperes,
  question: Question,
): Facette[] {
  /** A facet ignores its own filter. */
  const rowsOf = (parametre: string) =>
    rows.filter(({ echecs }) => echecs.every((echec) => echec === parametre));
  return [
    stock(rowsOf('enStock'), question),
    ...attributs(rowsOf, reperes, question),
    marque(rowsOf('marque'), reperes, question),
    prix(rowsOf('prix'), question),
    promotion(rowsOf('promotion'), reperes, question),
    note(rowsOf('note')),
  ].filter((facette) => facette !== undefined);
}

function attributs(
  rowsOf: (parametre: string) => NaiveRow[],
  { attributs: tous }: Reperes,
  { attributs: filtres, langue }: Question,
): Facette[] {
  const rows = rowsOf('');
  const found = valeursParCode(rows);
  const candidats = tous.flatMap((attribut, place) => {
    const { code } = attribut;
    const isFiltered = filtres.some((filtre) => filtre.code === code);
    const parCode = isFiltered ? valeursParCode(rowsOf(`f.${code}`)) : found;
    const porteurs = parCode.get(code) ?? [];
    const distinctes = new Set(porteurs).size;
    if (distinctes === 0 || (distinctes === 1 && !isFiltered)) return [];
    // Asked only where it means something for half of what was found.
    if (!isFiltered && porteurs.length < rows.length / 2) return [];
    return [{ attribut, place, porteurs, isFiltered }];
  });
  const libres = candidats
    .filter(({ isFiltered }) => !isFiltered)
    .sort((a, b) => b.porteurs.length - a.porteurs.length || a.place - b.place);
  const pris = candidats.filter(({ isFiltered }) => isFiltered);
  return [...pris, ...libres.slice(0, Math.max(0, 12 - pris.length))]
    .sort((a, b) => a.place - b.place)
    .map(({ attribut, porteurs }) => toFacette(attribut, porteurs, langue));
}

function valeursParCode(rows: readonly NaiveRow[]): Map<string, string[]> {
  const parCode = new Map<string, string[]>();
  for (const { code, valeur } of rows.flatMap(({ valeurs }) => valeurs)) {
    parCode.set(code, parCode.get(code) ?? []);
    parCode.get(code)?.push(valeur);
  }
  return parCode;
}

function toFacette(attribut: AttributDit, porteurs: string[], langue: Locale): Facette {
  const { code, type, unite } = attribut;
  const base = { code, libelle: attribut.libelle[langue], type, unite };
  if (type === 'nombre' && new Set(porteurs).size > 12) {
    return { ...base, valeurs: [], plage: histogramme(porteurs, porteurs) };
  }
  const valeurs = attribut.valeurs.map(({ valeur, libelle }) => ({
    valeur,
    libelle: libelle?.[langue] ?? valeur,
    nombre: porteurs.filter((portee) => portee === valeur).length,
  }));
  return { ...base, valeurs: valeurs.filter(({ nombre }) => nombre > 0), plage: null };
}

/** `affiches`: the same numbers as they are shown, when prices are converted. */
function histogramme(nombres: string[], affiches: string[]): Plage {
  const units = nombres.map((nombre) => BigInt(Math.round(Number(nombre) * 10_000)));
  const min = units.reduce((a, b) => (b < a ? b : a));
  const max = units.reduce((a, b) => (b > a ? b : a));
  const tranches = Array.from({ length: 20 }, () => 0);
  for (const unit of units) {
    const place = max === min ? 0 : Math.min(19, Number(((unit - min) * 20n) / (max - min)));
    tranches[place] = (tranches[place] ?? 0) + 1;
  }
  const shown = affiches.map(Number).sort((a, b) => a - b);
  return { min: String(shown[0]), max: String(shown.at(-1)), tranches };
}

function stock(rows: NaiveRow[], { magasinId }: Question): Facette | undefined {
  const valeurs = [{ valeur: 'livrable', nombre: rows.filter(({ livrable }) => livrable).length }];
  if (magasinId !== undefined) {
    const nombre = rows.filter(({ enMagasin }) => enMagasin).length;
    valeurs.unshift({ valeur: 'magasin', nombre });
  }
  return choix('enStock', valeurs);
}

function marque(rows: NaiveRow[], { marques }: Reperes, question: Question): Facette | undefined {
  const valeurs = marques
    .toSorted((a, b) => a.nom.localeCompare(b.nom, 'fr'))
    .map(({ id, nom }) => ({
      valeur: String(id),
      libelle: nom,
      nombre: rows.filter(({ marqueId }) => marqueId === id).length,
    }));
  const presentes = valeurs.filter(({ nombre }) => nombre > 0).length;
  return presentes > 1 || question.marques ? choix('marque', valeurs) : undefined;
}

function promotion(
  rows: NaiveRow[],
  { promotions }: Reperes,
  { langue }: Question,
): Facette | undefined {
  return choix(
    'promotion',
    promotions.map(({ id, titre }) => ({
      valeur: String(id),
      libelle: titre[langue],
      nombre: rows.filter((row) => row.promotions.includes(id)).length,
    })),
  );
}

function note(rows: NaiveRow[]): Facette | undefined {
  return choix(
    'note',
    [4, 3].map((seuil) => ({
      valeur: String(seuil),
      nombre: rows.filter((row) => Number(row.note ?? 0) >= seuil).length,
    })),
  );
}

function prix(rows: NaiveRow[], question: Question): Facette | undefined {
  const priced = rows.flatMap((row) => (row.prix === null ? [] : [row.prix]));
  const shown = rows.flatMap(({ prixAffiche }) => (prixAffiche === null ? [] : [prixAffiche]));
  if (priced.length === 0) return undefined;
  if (new Set(priced.map(Number)).size === 1 && !question.prix) return undefined;
  const plage = histogramme(priced, shown);
  return {
    code: 'prix',
    libelle: null,
    type: 'nombre',
    unite: question.devise,
    valeurs: [],
    plage,
  };
}

function choix(
  code: string,
  valeurs: (Omit<ValeurFacette, 'libelle'> & { libelle?: string })[],
): Facette | undefined {
  const utiles = valeurs
    .filter(({ nombre }) => nombre > 0)
    .map(({ valeur, libelle = valeur, nombre }) => ({ valeur, libelle, nombre }));
  if (utiles.length === 0) return undefined;
  return { code, libelle: null, type: 'choix', unite: null, valeurs: utiles, plage: null };
}

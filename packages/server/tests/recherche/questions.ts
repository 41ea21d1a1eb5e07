/** Questions a buyer could ask, drawn from the articles themselves so that most have an answer. */
import type { Devise } from '@comptoir/contract/argent.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import {
  TRIS,
  type EnStock,
  type RechercheQuery,
  type Tri,
} from '@comptoir/contract/recherche/recherche.contract.ts';
import type { Pool } from '../../src/db/pool.ts';
import { sql, type Sql } from '../../src/db/sql.ts';
import { choisir, tirage } from '../../../demo/src/tirage.ts';

export interface FiltreAttribut {
  code: string;
  valeurs?: string[];
  min?: string;
  max?: string;
}

export interface Question {
  noeud?: number;
  univers?: number;
  offre?: number;
  attributs: FiltreAttribut[];
  marques?: number[];
  promotions?: number[];
  note?: number;
  prix?: { min?: string; max?: string };
  enStock?: EnStock;
  tri: Tri;
  page: number;
  parPage: number;
  langue: Locale;
  devise: Devise;
  magasinId?: number;
}

interface Modele {
  noeuds: number[];
  marqueId: number;
  prix: string;
  valeurs: { code: string; type: 'nombre' | 'choix'; valeur: string; autres: string[] }[];
}

export interface Tirages {
  question(numero: number): Question;
}

export async function readTirages(pool: Pool): Promise<Tirages> {
  const modeles = await listModeles(pool);
  const ids = async (statement: Sql) =>
    (await pool.query<{ id: number }>(statement)).map(({ id }) => id);
  const marques = await ids(sql`select id from marque order by id`);
  const univers = await ids(sql`select id from univers_metier order by id`);
  const offres = await ids(sql`select id from offre order by id`);
  const promotions = await ids(sql`select id from promotion order by id`);
  const magasins = await ids(sql`select id from magasin order by id`);

  return {
    question(numero) {
      const draw = (what: string) => tirage(`question ${numero} ${what}`);
      /** True so many times out of a hundred. */
      const happens = (what: string, percent: number) => draw(what) % 100 < percent;
      const one = <T>(what: string, list: readonly T[]) => choisir(list, draw(what));
      const modele = one('modele', modeles);
      const question: Question = {
        attributs: attributsOf(modele, draw),
        tri: one('tri', TRIS),
        page: 1 + (happens('page', 30) ? draw('numéro de page') % 4 : 0),
        parPage: one('par page', [1, 12, 48, 96]),
        langue: one('langue', ['fr', 'en', 'es']),
        devise: one('devise', ['EUR', 'GBP']),
      };
      if (happens('magasin', 60)) question.magasinId = one('le magasin', magasins);
      if (happens('noeud', 85)) question.noeud = one('le noeud', modele.noeuds);
      if (happens('univers', 10)) question.univers = one("l'univers", univers);
      if (happens('offre', 8)) question.offre = one("l'offre", offres);
      if (happens('marque', 25)) question.marques = [modele.marqueId, one('autre', marques)];
      if (happens('promotion', 10)) question.promotions = [one('la promotion', promotions), 99999];
      if (happens('note', 10)) question.note = one('la note', [1, 2, 3, 4, 5]);
      if (happens('prix', 25)) question.prix = plageAutour(Number(modele.prix), draw);
      if (happens('stock', 30)) {
        question.enStock =
          question.magasinId === undefined ? 'livrable' : one('stock', ['magasin', 'livrable']);
      }
      return question;
    },
  };
}

function attributsOf(modele: Modele, draw: (what: string) => number): FiltreAttribut[] {
  return modele.valeurs
    .filter(({ code }) => draw(code) % 100 < 30)
    .map(({ code, type, valeur, autres }) => {
      if (type === 'nombre' && draw(`plage ${code}`) % 2 === 0) {
        return { code, ...plageAutour(Number(valeur), draw) };
      }
      return { code, valeurs: [...new Set([valeur, choisir(autres, draw(`autre ${code}`))])] };
    });
}

function plageAutour(
  nombre: number,
  draw: (what: string) => number,
): { min?: string; max?: string } {
  const min = Math.max(0, nombre * ((draw('min') % 10) / 10)).toFixed(2);
  const max = (nombre * (1 + (draw('max') % 20) / 10)).toFixed(draw('décimales') % 3);
  const ends = draw('bouts') % 4;
  // Rounded down, the upper end may have passed below the lower one.
  if (ends === 0) return { min };
  if (ends === 1 || Number(max) < Number(min)) return { max };
  return { min, max };
}

function listModeles(pool: Pool): Promise<Modele[]> {
  return pool.query(sql`
    select array(select au.id from noeud au
                  where n.gauche between au.gauche and au.droite order by au.id) as noeuds,
           p.marque_id as "marqueId", coalesce(t.prix, 10)::text as prix,
           (select json_agg(json_build_object('code', at.code, 'type', at.type,
                     'valeur', coalesce(av.code, trim_scale(av.nombre)::text),
                     'autres', (select json_agg(coalesce(o.code, trim_scale(o.nombre)::text)
                                                order by o.id)
                                  from attribut_valeur o where o.attribut_id = at.id))
                     order by at.id)
              from unnest(a.valeurs) as v (id)
              join attribut_valeur av on av.id = v.id
              join attribut at on at.id = av.attribut_id) as valeurs
      from article a
      join produit p on p.id = a.produit_id
      join noeud n on n.id = p.noeud_id
      left join tarif t on t.article_id = a.id
     where a.id % 7 = 0
     order by a.id`);
}

export function toQuery(question: Question): RechercheQuery {
  const plage = ({ min = '', max = '' }: { min?: string; max?: string }) => `${min}..${max}`;
  const { noeud, univers, offre, note, enStock, tri, page, parPage } = question;
  return {
    ...Object.fromEntries(
      question.attributs.map((filtre) => [
        `f.${filtre.code}`,
        filtre.valeurs ? filtre.valeurs.join() : plage(filtre),
      ]),
    ),
    ...(noeud !== undefined && { noeud }),
    ...(univers !== undefined && { univers }),
    ...(offre !== undefined && { offre }),
    ...(question.marques && { marque: question.marques.join() }),
    ...(question.promotions && { promotion: question.promotions.join() }),
    ...(note !== undefined && { note }),
    ...(question.prix && { prix: plage(question.prix) }),
    ...(enStock && { enStock }),
    tri,
    page,
    parPage,
  };
}

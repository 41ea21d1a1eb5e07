/** What sheets say of machines: speeds, capacities, vibration, noise, size, what is in the box. */
import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import { troisColonnes, troisTextes } from '../catalogue/chargement/colonnes.ts';
import type { Valeurs } from '../catalogue/modele.ts';
import { copyRows } from '../copy-rows.ts';
import type { Seeder } from '../seed.ts';
import { direFait, FAITS, type CodeFait, type Faits } from './caracteristiques/faits.ts';
import { COUPE } from './caracteristiques/machines-coupe.ts';
import { DIVERS } from './caracteristiques/machines-divers.ts';
import { PERCAGE } from './caracteristiques/machines-percage.ts';

/** By model. */
export const MACHINES: Readonly<Record<string, (valeurs: Valeurs) => Faits>> = {
  ...PERCAGE,
  ...COUPE,
  ...DIVERS,
};

/** What one asks first of an article, the first asked first. */
export const REPONSES = [
  'tension',
  'couple',
  'energie-frappe',
  'puissance',
  'diametre-disque',
  'portee-mesure',
  'classe-poussiere',
  'capacite-batterie',
  'empreinte-vis',
  'empreinte-embout',
  'filetage-metrique',
  'classe-acier',
  'attachement-outil',
  'calibre',
  'poles',
  'courbe',
  'culot',
  'temperature-couleur',
  'angle-ouverture',
  'charge',
  'cmu',
  'classe-ffp',
  'niveau-coupure',
  'snr',
  'classe-haute-visibilite',
  'classe-colle',
  'qualite-panneau',
  'revetement',
  'matiere',
];

const CODES = Object.keys(FAITS) as CodeFait[];

/** After the catalogue, whose articles are read back: shops loaded before get them too. */
export const caracteristiques: Seeder = {
  nom: 'caracteristiques',
  async seed(tx) {
    await copyRows(
      tx,
      'caracteristique',
      ['id', 'code', 'rang', 'repond', ...troisColonnes('libelle')],
      CODES.map((code, i) => {
        const { libelle } = FAITS[code];
        return [i + 1, code, i, 'repond' in FAITS[code], ...troisTextes(libelle)] as const;
      }),
    );
    await tx.execute(sql`
      update attribut set repond = array_position(${REPONSES}::text[], code)
       where code = any (${REPONSES}::text[])`);
    await tx.execute(sql`select setval('caracteristique_id_seq', ${CODES.length}::int)`);
    const articles = await listArticles(tx);
    await copyRows(
      tx,
      'article_caracteristique',
      ['article_id', 'caracteristique_id', ...troisColonnes('valeur')],
      articles.flatMap(({ id, modele, valeurs }) => {
        const faits = MACHINES[modele]?.(valeurs) ?? {};
        return CODES.flatMap((code, i) => {
          const valeur = faits[code];
          if (valeur === undefined) return [];
          return [[id, i + 1, ...troisTextes(direFait(code, valeur))] as const];
        });
      }),
    );
    await tx.execute(sql`analyze caracteristique, article_caracteristique`);
  },
};

interface ArticleLu {
  id: number;
  modele: string;
  valeurs: Valeurs;
}

function listArticles(tx: Tx): Promise<ArticleLu[]> {
  return tx.query(sql`
    select a.id, p.modele,
           (select coalesce(json_object_agg(t.code, case when v.code is null
                              then to_json(v.nombre) else to_json(v.code) end), '{}')
              from unnest(a.valeurs) as u (id)
              join attribut_valeur v on v.id = u.id
              join attribut t on t.id = v.attribut_id) as valeurs
      from article a
      join produit p on p.id = a.produit_id
     where p.modele = any (${Object.keys(MACHINES)}::text[])
     order by a.id`);
}

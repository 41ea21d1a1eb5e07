import { copyRows } from '../copy-rows.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import { createCalendrier } from '../calendrier.ts';
import type { Texte } from '../catalogue/modele.ts';
import { readCibles, slugsOf } from '../contenus/cibles.ts';
import { lierTextes } from '../contenus/lier-texte.ts';
import type { ActualiteDemo, TexteActualite } from './actualite-demo.ts';
import { ACTUALITES } from './actualites.ts';

const enLangues = ({ fr, en, es }: Texte) => [fr, en, es] as const;

function part({ fr, en, es }: ActualiteDemo, nom: keyof TexteActualite): Texte {
  return { fr: fr[nom], en: en[nom], es: es[nom] };
}

export async function copyActualites(tx: Tx): Promise<void> {
  const calendrier = await createCalendrier(tx);
  const cibles = await readCibles(tx);
  await copyRows(
    tx,
    'actualite',
    [
      'id',
      'sujet',
      'publie_le',
      'genre',
      'titre_fr',
      'titre_en',
      'titre_es',
      'slug_fr',
      'slug_en',
      'slug_es',
      'chapeau_fr',
      'chapeau_en',
      'chapeau_es',
      'texte_fr',
      'texte_en',
      'texte_es',
    ],
    ACTUALITES.map(
      (each, index) =>
        [
          index + 1,
          each.sujet,
          calendrier(-each.jours),
          each.genre,
          ...enLangues(part(each, 'titre')),
          ...enLangues(slugsOf((locale) => each[locale].titre)),
          ...enLangues(part(each, 'chapeau')),
          ...enLangues(lierTextes(part(each, 'texte'), cibles)),
        ] as const,
    ),
  );
  await copyRows(
    tx,
    'actualite_noeud',
    ['actualite_id', 'noeud_id', 'rang'],
    ACTUALITES.flatMap(({ noeuds }, index) =>
      noeuds.flatMap((code, rang) => {
        const noeud = cibles.noeud.get(code);
        return noeud ? [[index + 1, Number(noeud.id), rang] as const] : [];
      }),
    ),
  );
  await tx.execute(sql`
    select setval(pg_get_serial_sequence('actualite', 'id'), ${ACTUALITES.length})`);
}

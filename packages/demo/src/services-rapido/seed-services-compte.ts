/** What the demo company does for its customers beside selling. */
import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import { copyRows } from '../copy-rows.ts';
import type { Seeder } from '../seed.ts';
import { SERVICES_COMPTE } from './services-compte.ts';

export const servicesCompte: Seeder = { nom: 'services-compte', seed };

async function seed(tx: Tx): Promise<void> {
  await copyRows(
    tx,
    'service_compte',
    [
      'code',
      'rang',
      'titre_fr',
      'titre_en',
      'titre_es',
      'texte_fr',
      'texte_en',
      'texte_es',
      'prix_ht',
      'unite',
      'noeuds',
    ],
    SERVICES_COMPTE.map(({ code, titre, texte, prix, noeuds = [] }, rang) => [
      code,
      rang + 1,
      titre.fr,
      titre.en,
      titre.es,
      texte.fr,
      texte.en,
      texte.es,
      prix?.[0] ?? null,
      prix?.[1] ?? null,
      `{${noeuds.join(',')}}`,
    ]),
  );
  // The joinery of the demo sign-ins has a saw in repair and blades that came back.
  await tx.execute(sql`
    insert into demande_service (numero, compte_id, utilisateur_id, service_id, texte, etat, langue,
      cree_le)
    select 'S' || to_char(now() - make_interval(days => d.jours), 'YY') || '-'
             || lpad(nextval('demande_service_numero')::text, 6, '0'),
           u.compte_id, u.id, s.id, d.texte, d.etat, 'fr', now() - make_interval(days => d.jours)
      from (values ('affutage', 'Six lames de 250, deux dents cassées sur une.', 'terminee', 34),
                   ('reparation', 'Scie plongeante : le variateur coupe à chaud.', 'en-cours', 3))
             as d (code, texte, etat, jours)
      join service_compte s on s.code = d.code
      join utilisateur u on u.email = 'acheteur@menuiserie-morel.test'
     order by d.jours desc`);
}

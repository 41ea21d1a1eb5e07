import type { Pool } from '../../src/db/pool.ts';
import { sql } from '../../src/db/sql.ts';
import { envoi } from '../delegue/equipe.ts';
import type { Visitor } from '../visitors.ts';

/** A subscription, and sharpening for 2 euros of what lies where screws do. */
export async function insertServices(pool: Pool): Promise<void> {
  await pool.execute(sql`
    insert into service_compte (code, rang, titre_fr, titre_en, titre_es, texte_fr, texte_en,
      texte_es, prix_ht, unite, noeuds)
    select s.code, s.rang, s.titre, s.titre, s.titre, '', '', '', s.prix::numeric, s.unite,
           case s.code when 'affutage'
             then array(select n.code from article a
                          join produit p on p.id = a.produit_id
                          join noeud n on n.id = p.noeud_id
                         where a.reference = 'VBF-05060-ZJ')
             else '{}' end
      from (values ('franco', 1, 'Franco', '9.90', 'mois'), ('affutage', 2, 'Affûtage', '2.00', 'piece'),
                   ('reparation', 3, 'Réparation', null, null)) as s (code, rang, titre, prix, unite)
    on conflict do nothing`);
}

export function demanderUnService(
  who: Visitor,
  {
    service = 'reparation',
    texte = 'La scie coupe à chaud.',
    cle = crypto.randomUUID() as string,
  } = {},
): Promise<Response> {
  const { headers, body } = envoi({ service, texte });
  return who.call('POST', '/api/services-compte/demandes', {
    body,
    headers: { ...headers, 'idempotency-key': cle },
  });
}

/** What a person and the shop told each other, for the tests of what is kept of them. */
import type { Pool } from '../../src/db/pool.ts';
import { sql } from '../../src/db/sql.ts';
import { PATRONNE } from './boutique.ts';

/** The buyer of Morel is whose id is given. */
export async function insertEchanges(pool: Pool, id: number): Promise<void> {
  await pool.execute(sql`
    with demande as (
      insert into demande_contact (numero, sujet, nom, societe, email, telephone, texte, langue)
      values ('M26-000001', 'livraison', 'Anne Morel', 'Morel', 'Achats@Morel.test', '',
        'Il manque une boîte.', 'fr')
      returning id
    )
    insert into piece_jointe (cle, demande_id, nom, type, octets, contenu)
    select 'cle', id, 'photo.png', 'image/png', 3, '\\x010203' from demande`);
  await pool.execute(sql`
    insert into export_catalogue (utilisateur_id, noeuds, langue, prix, stock, format)
    select ${id}, array[n.id], 'fr', true, false, 'csv' from noeud n where n.code = 'fixation'`);
  await pool.execute(sql`
    insert into message (cible, utilisateur_id, niveau, texte, cree_le)
    values ('utilisateur', ${id}, 'info', ${JSON.stringify({
      fr: 'Votre commande est prête.',
      en: 'Your order is ready.',
      es: 'Su pedido está listo.',
    })}::jsonb, now() - interval '1 day')`);
  await pool.execute(sql`
    insert into notification (utilisateur_id, genre, sujet, lien)
    values (${id}, 'export', 'Votre export est prêt', 'https://boutique.test/')`);
  await pool.execute(sql`
    insert into journal_equipe (compte_id, auteur_id, personne_id, action)
    select compte_id, id, ${id}, 'role' from utilisateur where email = ${PATRONNE}`);
  await pool.execute(sql`
    insert into approbateur (utilisateur_id, approbateur_id, rang)
    select ${id}, id, 1 from utilisateur where email = ${PATRONNE}`);
  await pool.execute(sql`
    insert into remise_panier (jeton_hash, delegue_id, utilisateur_id, mot, contenu, expire_le)
    select sha256('jeton'), id, ${id}, 'Pour lundi', '{}', now() + interval '1 day'
      from delegue where code = 'DK07'`);
  await pool.execute(sql`
    insert into rapido_projet (utilisateur_id, libelle) values (${id}, 'Crédence')`);
}

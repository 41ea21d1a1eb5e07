/** Buyers of companies of their own who are about to order, each one other articles. */
import type { Pool } from '@comptoir/server/db/pool.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import type { Shop } from '../e2e/harness/shop.ts';
import { ouvrirAchat, type Acheteur } from './acheteurs.ts';
import { ajouterComptes } from './comptes.ts';

const ENSEMBLE = 6;
const CONTACT = {
  nom: 'Anne Morel',
  telephone: '0240000000',
  email: '',
  acces: '',
  creneau: 'journee',
};

/** At the last step of the tunnel: delivery, contact and payment are chosen. */
export async function preparerAcheteurs(
  shop: Shop,
  pool: Pool,
  { nombre, lignes }: { nombre: number; lignes: number },
): Promise<Acheteur[]> {
  const personnes = await newPersonnes(pool, nombre);
  const { articleIds } = await pool.one<{ articleIds: number[] }>(sql`
    select array_agg(a.id order by md5(a.id::text)) as "articleIds"
      from article a join tarif t on t.article_id = a.id
     where not a.retire and not a.sur_mesure and a.debit is null
       and a.minimum = 1 and a.multiple = 1`);
  const acheteurs: Acheteur[] = [];
  const suivants = personnes.entries();
  const ouvrir = async () => {
    for (const [rang, { id }] of suivants) {
      const siens = Array.from({ length: lignes }, (_, i) => {
        const articleId = articleIds[(rang * lignes + i) % articleIds.length];
        if (articleId === undefined) throw new Error('nothing is sold');
        return articleId;
      });
      const acheteur = await ouvrirAchat(shop, pool, id, [...new Set(siens)]);
      await choisirCadeaux(pool, id);
      await figer(shop, acheteur);
      acheteurs.push(acheteur);
    }
  };
  await Promise.all(Array.from({ length: ENSEMBLE }, ouvrir));
  await choisir(pool, personnes);
  return acheteurs;
}

/** One for each of as many new companies, with an address. */
async function newPersonnes(pool: Pool, nombre: number): Promise<{ id: number }[]> {
  const { depart } = await pool.one<{ depart: number }>(
    sql`select max(id) as depart from utilisateur`,
  );
  await ajouterComptes(pool, nombre);
  await pool.execute(sql`
    insert into adresse_livraison (compte_id, libelle, ligne1, code_postal, ville, par_defaut)
    select compte_id, 'Atelier', '4 rue des Copeaux', '44000', 'Nantes', true
      from utilisateur where id > ${depart}`);
  return pool.query(sql`select id from utilisateur where id > ${depart} order by id`);
}

/** Chooses a size of whatever gift the buyer's basket may earn. */
async function choisirCadeaux(pool: Pool, utilisateurId: number): Promise<void> {
  await pool.execute(sql`
    insert into panier_goodie (panier_id, goodie_id, variante_id)
    select p.id, v.goodie_id, min(v.id)
      from panier p, goodie_variante v
     where p.utilisateur_id = ${utilisateurId}
     group by p.id, v.goodie_id
    on conflict do nothing`);
}

async function figer(shop: Shop, { headers }: Acheteur): Promise<void> {
  const path = `${shop.url}/api/panier/transformer?type=Commande`;
  const answer = await fetch(path, { method: 'POST', headers });
  if (!answer.ok) throw new Error(`the piece answers ${answer.status}: ${await answer.text()}`);
}

async function choisir(pool: Pool, personnes: readonly { id: number }[]): Promise<void> {
  await pool.execute(sql`
    update piece_ouverte o
       set livraison = json_build_object('mode', 'livraison', 'adresseId', a.id, 'magasinId', null,
             'formule', 'au-plus-tot', 'jour', null, 'chantiers', '[]'::json)::jsonb,
           contact = ${JSON.stringify(CONTACT)}::jsonb, mode_paiement = 'virement'
      from utilisateur u
      join adresse_livraison a on a.compte_id = u.compte_id
     where u.id = o.utilisateur_id and u.id = any (${personnes.map(({ id }) => id)}::int[])`);
  await pool.execute(sql`analyze panier, chantier, panier_ligne, piece_ouverte, adresse_livraison`);
}

/** What has to be true of orders whatever happened to the shop; each query finds what is not. */
import type { Db } from '../../db/pool.ts';
import { sql, type Sql } from '../../db/sql.ts';

export interface Incoherence {
  regle: string;
  /** What is wrong, in numbers. */
  detail: string;
}

const OUVERTES = sql`('a-valider', 'validee', 'en-preparation', 'expediee-partiellement')`;

const REGLES: Record<string, Sql> = {
  'reservations are what is open of each line': sql`
    select format('line %s of %s: %s open, %s held', l.id, c.numero,
             case when c.etat in ${OUVERTES} then l.quantite - l.quantite_expediee else 0 end,
             coalesce(r.somme, 0)) as detail
      from commande_ligne l
      join commande c on c.id = l.commande_id
      left join (select ligne_id, sum(quantite) as somme from reservation group by ligne_id) r
             on r.ligne_id = l.id
     where coalesce(r.somme, 0)
             <> case when c.etat in ${OUVERTES} then l.quantite - l.quantite_expediee else 0 end`,
  'stock is never negative': sql`
    select format('article %s in place %s: %s, %s on its way', article_id, lieu_id, quantite, attendu)
             as detail
      from stock where quantite < 0 or attendu < 0`,
  'an order has its lines, as many as it says': sql`
    select format('%s says %s, has %s', c.numero, c.nombre_lignes, count(l.id)) as detail
      from commande c
      left join commande_ligne l on l.commande_id = c.id
     group by c.id
    having count(l.id) = 0 or count(l.id) <> c.nombre_lignes`,
  'an accepted payment has its order': sql`
    select format('payment %s', p.id) as detail
      from paiement p
      left join commande c on c.id = p.commande_id
     where p.etat = 'accepte' and c.id is null and p.factures is null`,
  'what a card paid has its payment, of its amount': sql`
    select format('%s of %s: %s', c.numero, c.ttc, coalesce(p.montant::text, 'no payment')) as detail
      from commande c
      left join paiement p on p.commande_id = c.id
     where c.mode_paiement = 'carte' and c.etat <> 'annulee' and p.montant is distinct from c.ttc`,
  'a number is given once': sql`
    select format('%s, %s times', numero, count(*)) as detail
      from commande group by numero having count(*) > 1`,
  'an order has its history, which ends in its state': sql`
    select format('%s is %s, its history ends in %s', c.numero, c.etat, coalesce(e.etat, 'nothing'))
             as detail
      from commande c
      left join lateral (select etat from commande_evenement
                          where commande_id = c.id order by id desc limit 1) e on true
     where e.etat is distinct from c.etat`,
  'an event speaks of an order that is there': sql`
    select format('event %s of order %s', o.id, x.id) as detail
      from outbox o, jsonb_array_elements_text(o.donnees -> 'ids') as x (id)
     where o.sujet = 'commandes-modifiees'
       and not exists (select from commande c where c.id = x.id::bigint)`,
  'what left is on delivery notes': sql`
    select format('line %s: %s sent, %s on notes', l.id, l.quantite_expediee, coalesce(b.somme, 0))
             as detail
      from commande_ligne l
      left join (select ligne_id, sum(quantite) as somme
                   from bon_livraison_ligne group by ligne_id) b on b.ligne_id = l.id
     where l.quantite_expediee <> coalesce(b.somme, 0)`,
  'every unit of a line is in one consignment': sql`
    select format('line %s: %s of %s in consignments, %s of %s sent', l.id, coalesce(e.quantite, 0),
             l.quantite, coalesce(e.expediee, 0), l.quantite_expediee) as detail
      from commande_ligne l
      left join (select ligne_id, sum(quantite) as quantite, sum(quantite_expediee) as expediee
                   from commande_envoi_ligne group by ligne_id) e on e.ligne_id = l.id
     where coalesce(e.quantite, 0) <> l.quantite or coalesce(e.expediee, 0) <> l.quantite_expediee`,
  'a consignment holds lines of its order': sql`
    select format('consignment %s of order %s', v.id, v.commande_id) as detail
      from commande_envoi v
      left join commande_envoi_ligne el on el.envoi_id = v.id
      left join commande_ligne l on l.id = el.ligne_id
     where l.commande_id is distinct from v.commande_id`,
  'totals are the sum of lines': sql`
    select format('%s: goods of %s, lines of %s', c.numero, c.marchandise_ht, sum(l.montant_ht - l.promotion_ht))
             as detail
      from commande c
      join commande_ligne l on l.commande_id = c.id
     group by c.id
    having c.marchandise_ht <> sum(l.montant_ht - l.promotion_ht)`,
  'what was spent in a month is that of its orders': sql`
    select format('person %s in %s: ordered %s, by chantier %s, by category %s', utilisateur_id, mois,
             coalesce(c.somme, 0), coalesce(h.somme, 0), coalesce(k.somme, 0)) as detail
      from (select utilisateur_id, mois_de_depense(passee_le) as mois, sum(marchandise_ht) as somme
              from commande where compte_en_depense(etat) group by 1, 2) c
      full join (select utilisateur_id, mois, sum(montant_ht) as somme
                   from depense_chantier group by 1, 2) h using (utilisateur_id, mois)
      full join (select utilisateur_id, mois, sum(montant_ht) as somme
                   from depense_categorie group by 1, 2) k using (utilisateur_id, mois)
     where coalesce(c.somme, 0) <> coalesce(h.somme, 0)
        or coalesce(c.somme, 0) <> coalesce(k.somme, 0)`,
};

/** Empty where all is well. At most some of each kind: one is enough to look for its cause. */
export async function listIncoherences(db: Db): Promise<Incoherence[]> {
  const trouvees: Incoherence[] = [];
  for (const [regle, requete] of Object.entries(REGLES)) {
    const rows = await db.query<{ detail: string }>(
      sql`select detail from (${requete}) as r limit 5`,
    );
    trouvees.push(...rows.map(({ detail }) => ({ regle, detail })));
  }
  return trouvees;
}

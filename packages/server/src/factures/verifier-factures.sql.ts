/** What has to be true of invoices whatever happened to the shop; each query finds what is not. */
import type { Db } from '../db/pool.ts';
import { sql, type Sql } from '../db/sql.ts';

export interface Ecart {
  regle: string;
  /** What is wrong, in numbers. */
  detail: string;
}

const REGLES: Record<string, Sql> = {
  'what was delivered is invoiced once, or waits to be': sql`
    select format('line %s of note %s: %s delivered, %s invoiced, %s', bl.ligne_id, b.numero,
             bl.quantite, coalesce(f.quantite, 0),
             case when a.bon_id is null then 'not waiting' else 'waiting' end) as detail
      from bon_livraison_ligne bl
      join bon_livraison b on b.id = bl.bon_id
      join commande c on c.id = b.commande_id
      left join compte_facturation cf on cf.compte_id = c.compte_id
      left join (select bon_id, ligne_id, sum(quantite) as quantite from facture_ligne
                  where genre = 'article' and not avoir group by bon_id, ligne_id) f
             on f.bon_id = bl.bon_id and f.ligne_id = bl.ligne_id
      left join bon_a_facturer a on a.bon_id = b.id
     where b.livre_le is not null
       and not exists (select from facture_reprise_bon r where r.bon_id = b.id)
       and (b.livre_le at time zone 'Europe/Paris')::date >= coalesce(cf.depuis, '-infinity')
       and case when a.bon_id is null then coalesce(f.quantite, 0) <> bl.quantite
                else f.quantite is not null end`,
  'a note is invoiced here, or by the ERP': sql`
    select format('note %s: by %s here', r.bon_id, f.numero) as detail
      from facture_reprise_bon r
      join facture_ligne l on l.bon_id = r.bon_id and l.genre = 'article' and not l.avoir
      join facture f on f.id = l.facture_id`,
  'nothing is invoiced that was not delivered': sql`
    select format('line %s of %s: note %s', l.ligne_id, f.numero, l.bon_id) as detail
      from facture_ligne l
      join facture f on f.id = l.facture_id
      left join bon_livraison_ligne bl on bl.bon_id = l.bon_id and bl.ligne_id = l.ligne_id
      left join bon_livraison b on b.id = bl.bon_id
     where l.genre = 'article' and (b.livre_le is null or bl.quantite < l.quantite)`,
  'parts of a line that came whole add up to it': sql`
    select format('line %s: %s ordered, %s invoiced', o.id, o.montant, sum(l.ht)) as detail
      from (select id, quantite, montant_ht - promotion_ht
                     + round(coalesce(eco_ht, 0) * quantite, 2) as montant
              from commande_ligne) o
      join facture_ligne l on l.ligne_id = o.id and not l.avoir
     group by o.id, o.quantite, o.montant
    having sum(l.quantite) = o.quantite and sum(l.ht) <> o.montant`,
  'an order that came whole is invoiced for what it was': sql`
    select format('%s: %s ordered, %s invoiced', c.numero, c.net_ht, sum(l.ht)) as detail
      from commande c
      join facture_ligne l on l.commande_id = c.id and not l.avoir
     where c.etat = 'livree'
       and not exists (select from bon_livraison b join bon_a_facturer a on a.bon_id = b.id
                        where b.commande_id = c.id)
     group by c.id
    having sum(l.ht) <> c.net_ht
       and sum(l.quantite) filter (where l.genre = 'article')
             = (select sum(quantite) from commande_ligne where commande_id = c.id)`,
  'an order on one invoice comes to the same with tax': sql`
    select format('%s: %s, %s: %s', c.numero, c.ttc, f.numero, f.ttc) as detail
      from (select commande_id, min(facture_id) as facture_id, sum(ht) as ht
              from facture_ligne
             where not avoir and commande_id is not null
             group by commande_id having count(distinct facture_id) = 1) l
      join commande c on c.id = l.commande_id
      join facture f on f.id = l.facture_id
     where l.ht = c.net_ht and f.ht = c.net_ht and f.ttc <> c.ttc`,
  'an invoice is the sum of its lines': sql`
    select format('%s: %s, lines of %s', f.numero, f.ht, sum(l.ht)) as detail
      from facture f
      join facture_ligne l on l.facture_id = f.id
     where f.origine = 'comptoir'
     group by f.id
    having f.ht <> sum(l.ht)`,
  'tax is that of each rate on its sum': sql`
    select format('%s: tax of %s, %s by rate', f.numero, f.tva, sum(r.taxe)) as detail
      from facture f
      join (select facture_id, round(sum(ht) * tva / 100, 2) as taxe
              from facture_ligne group by facture_id, tva) r on r.facture_id = f.id
     where f.origine = 'comptoir'
     group by f.id
    having f.tva <> sum(r.taxe)`,
  'numbers of a series follow each other': sql`
    select format('%s %s: %s numbers, the last is %s', serie, annee, nombre, dernier) as detail
      from (select s.serie, s.annee, s.dernier, count(f.id) as nombre,
                   max(substr(f.numero, 6)::int) as plus_grand
              from facture_serie s
              left join facture f on f.origine = 'comptoir'
                and f.numero like s.serie || lpad((s.annee % 100)::text, 2, '0') || '-%'
             group by s.serie, s.annee, s.dernier) n
     where nombre <> dernier or plus_grand <> dernier`,
  'credit notes take back no more than was invoiced': sql`
    select format('%s: %s invoiced, %s taken back', f.numero, f.ttc, sum(a.ttc)) as detail
      from facture f
      join facture a on a.facture_id = f.id
     group by f.id
    having sum(a.ttc) > f.ttc`,
  'what is paid is what its payments come to': sql`
    select format('%s: %s, payments of %s', s.numero, s.regle, coalesce(r.somme, 0)) as detail
      from facture_suivi s
      left join (select facture_id, sum(montant) as somme from facture_reglement group by 1) r
             on r.facture_id = s.facture_id
      left join (select avoir_id, sum(montant) as somme from facture_reglement
                  where avoir_id is not null group by 1) d on d.avoir_id = s.facture_id
     where s.regle <> case s.genre when 'avoir' then coalesce(d.somme, 0) + coalesce(r.somme, 0)
                                   else coalesce(r.somme, 0) end`,
  'money taken for invoices pays them, or is kept for the company': sql`
    select format('%s: %s taken, %s on invoices, %s kept', p.reference, p.montant, r.somme,
             coalesce(t.montant, 0)) as detail
      from paiement p
     cross join lateral (
           select coalesce(sum(r.montant), 0) as somme from facture_reglement r
            where r.moyen = 'carte' and r.reference = p.reference
              and r.facture_id in (select (f ->> 'id')::bigint
                                     from jsonb_array_elements(p.factures) f)) r
      left join trop_percu t on t.paiement_id = p.id
     where p.etat = 'accepte' and p.factures is not null
       and p.montant <> r.somme + coalesce(t.montant, 0)`,
  'money that came by transfer pays invoices, or is kept for the company': sql`
    select format('%s: %s came, %s on invoices, %s kept', v.reference, v.montant, r.somme,
             coalesce(t.montant, 0)) as detail
      from virement v
     cross join lateral (
           select coalesce(sum(r.montant), 0) as somme from facture_reglement r
            where r.virement_id = v.id) r
      left join trop_percu t on t.virement_id = v.id
     where v.montant <> r.somme + coalesce(t.montant, 0)`,
  'what is used of a credit was deducted or paid back': sql`
    select format('%s: %s used, %s deducted or paid back', t.numero, t.employe, e.somme) as detail
      from trop_percu t
     cross join lateral (
           select coalesce((select sum(r.montant) from facture_reglement r
                             where r.trop_percu_id = t.id), 0)
                + coalesce((select b.montant from trop_percu_remboursement b
                             where b.trop_percu_id = t.id), 0) as somme) e
     where t.employe <> e.somme`,
  'what is followed is what was issued': sql`
    select format('%s', f.numero) as detail
      from facture f
      left join facture_suivi s on s.facture_id = f.id
     where (f.compte_id, f.numero, f.genre, f.emise_le, f.echeance_le, f.devise, f.ttc)
             is distinct from
           (s.compte_id, s.numero, s.genre, s.emise_le, s.echeance_le, s.devise, s.ttc)`,
};

/** Empty where all is well. At most some of each kind: one is enough to look for its cause. */
export async function listEcarts(db: Db): Promise<Ecart[]> {
  const trouves: Ecart[] = [];
  for (const [regle, requete] of Object.entries(REGLES)) {
    const rows = await db.query<{ detail: string }>(
      sql`select detail from (${requete}) as r limit 5`,
    );
    trouves.push(...rows.map(({ detail }) => ({ regle, detail })));
  }
  return trouves;
}

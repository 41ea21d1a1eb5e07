/** Companies and people of the demo that tests share out among them, as they run side by side. */
import { sql } from '../../packages/server/src/db/sql.ts';
import { KARINE } from './delegue.ts';
import { shopDatabase } from './visitors.ts';

export interface Entreprise {
  administrateur: string;
  acheteur: string;
  nomAcheteur: string;
  nomAdministrateur: string;
}

/** Each file of tests has its own: what another orders or puts into a basket is in the way. */
export const ENTREPRISES = {
  commandes: 'Peintures Olivier',
  contact: 'Verrier Fermetures',
  cuisine: 'Cuisines Bonnefoy',
  devisClientele: 'Ébénisterie Castel',
  dematerialisation: 'Serrurerie Belloc',
  factures: 'Plâtrerie Marchetti',
  habitudes: 'Couverture Zinc Normandie',
  listes: 'Stands et Décors Paris',
  matin: 'Charpente Garonne',
  tableauDeBord: 'Atelier du Roussillon',
  validation: 'Sanitaires Peyron',
} as const;

/** A company with someone who runs it and someone who buys. */
export function entrepriseADeux(pour: keyof typeof ENTREPRISES): Promise<Entreprise> {
  return shopDatabase().one<Entreprise>(sql`
    select a.email as administrateur, b.email as acheteur,
           b.prenom || ' ' || b.nom as "nomAcheteur",
           a.prenom || ' ' || a.nom as "nomAdministrateur"
      from compte c
      join utilisateur a on a.compte_id = c.id and a.role = 'administrateur' and a.etat = 'actif'
      join utilisateur b on b.compte_id = c.id and b.role = 'acheteur' and b.etat = 'actif'
     where c.raison_sociale = ${ENTREPRISES[pour]}
     limit 1`);
}

/**
 * Someone of a company that no other test fills a basket for; each rank is another person. Customers
 * of the delegate of the tests are left to those, who act for them at any time.
 */
export async function acheteurLibre(rang: number): Promise<string> {
  const { email } = await shopDatabase().one<{ email: string }>(sql`
    select u.email
      from utilisateur u join compte c on c.id = u.compte_id
     where u.etat = 'actif' and not c.bloque and not c.secteur_public
       and c.raison_sociale <> all(${Object.values(ENTREPRISES)})
       and not exists (select from portefeuille p join delegue d on d.id = p.delegue_id
                        where p.compte_id = c.id and d.code = ${KARINE})
       and not exists (select from utilisateur autre where autre.email = u.email and autre.id <> u.id)
     order by u.id
    offset ${rang} limit 1`);
  return email;
}

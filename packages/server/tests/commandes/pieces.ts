/** Pieces of the tests, as a buyer agreed to them: a basket that was read, delivered from both warehouses. */
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { planifierLivraison } from '@comptoir/contract/livraison/plan.ts';
import type { DemandePlan } from '@comptoir/contract/livraison/demande-plan.ts';
import type { ModePaiement } from '@comptoir/contract/paiements/mode-paiement.ts';
import { demandeEssai, ligneEssai } from '@comptoir/contract/livraison/plan-essai.ts';
import type { Pool } from '../../src/db/pool.ts';
import { sql } from '../../src/db/sql.ts';
import type { PieceAgreee } from '../../src/piece-ouverte/piece-agreee.ts';
import { lirePanier } from '../panier/paniers.ts';
import type { Visitor } from '../visitors.ts';

export const ADRESSE = {
  nom: 'Menuiserie Morel',
  ligne1: '4 rue des Copeaux',
  ligne2: null,
  codePostal: '44000',
  ville: 'Nantes',
  paysId: 74,
};

/** What the person would agree to at this instant, with the stock there is. */
export async function agreer(
  pool: Pool,
  who: Visitor,
  { instant = new Date(), modePaiement = 'virement' as ModePaiement } = {},
): Promise<PieceAgreee> {
  const panier = await lirePanier(who);
  const plan = planOf(panier);
  const stock = await pool.query<Parameters<typeof planifierLivraison>[1][number]>(sql`
    select article_id as "articleId", lieu_id as "lieuId", quantite, attendu,
           attendu_le as "attenduLe" from stock`);
  const { envois } = planifierLivraison(plan, stock, instant);
  const { type, commentaire, nombreArticles, promotions, franco, tarif, chantiers } = panier;
  const [, id = '0', version = '0'] = /^(\d+)-(\d+)/.exec(panier.version) ?? [];
  return {
    type,
    commentaire,
    nombreArticles,
    promotions,
    franco,
    tarif,
    chantiers,
    livraison: {
      mode: 'livraison',
      formule: 'au-plus-tot',
      adresse: ADRESSE,
      libelle: 'Atelier',
      consignes: '',
      adresseId: null,
      magasinId: null,
      envois: envois.map((envoi) => ({
        ...envoi,
        destination: 'Nantes',
        chantier: null,
        ailleurs: null,
      })),
      port: { montant: '0.00', devise: tarif.devise },
      portLibelle: '',
    },
    contact: {
      nom: 'Anne Morel',
      telephone: '0240000000',
      email: '',
      acces: '',
      creneau: 'journee',
    },
    facturation: ADRESSE,
    modePaiement,
    goodies: [],
    couponId: null,
    plan,
    panier: { id: Number(id), version: Number(version) },
  };
}

function planOf({ chantiers }: Panier): DemandePlan {
  return demandeEssai({
    depotIds: [1, 2],
    destination: { adresseId: null, departement: '44', zone: 1 },
    lignes: chantiers.flatMap(({ id: chantierId, articles }) =>
      articles.map(({ ligneId, id: articleId, quantite }) =>
        ligneEssai({
          ligneId,
          articleId,
          chantierId,
          quantite,
          poids: 100,
        }),
      ),
    ),
  });
}

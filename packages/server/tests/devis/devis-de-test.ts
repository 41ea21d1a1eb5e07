/** Quotes as the tunnel makes them: of what stands in a basket, to be delivered to Nantes. */
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { compterPort } from '@comptoir/contract/panier/totaux.ts';
import { demandeEssai, ligneEssai } from '@comptoir/contract/livraison/plan-essai.ts';
import { sql } from '../../src/db/sql.ts';
import { transaction } from '../../src/db/transaction.ts';
import { creerDevis } from '../../src/devis/devis.public.ts';
import type { PieceAgreee } from '../../src/piece-ouverte/piece-consommee.public.ts';
import { MOREL } from '../articles/golden.ts';
import { envoi, read, type Equipe } from '../delegue/equipe.ts';
import type { Visitor } from '../visitors.ts';

export const ADRESSE = {
  nom: 'Menuiserie Morel',
  ligne1: '14 rue du Rabot',
  ligne2: null,
  codePostal: '44000',
  ville: 'Nantes',
  paysId: 74,
};

/** What the basket of who asks comes to, delivered for 12.50. */
export async function agreer(
  who: Visitor,
  type: PieceAgreee['type'] = 'Devis',
): Promise<PieceAgreee> {
  const panier = await read<Panier>(who.call('GET', '/api/panier'));
  const [id = 0, version = 0] = panier.version.split('-').map(Number);
  const port = { montant: '12.50', devise: panier.tarif.devise };
  const lignes = panier.chantiers.flatMap((chantier) =>
    chantier.articles.map((ligne) => ({ ...ligne, chantierId: chantier.id })),
  );
  return {
    type,
    commentaire: 'Camion avec hayon',
    nombreArticles: panier.nombreArticles,
    promotions: panier.promotions,
    franco: panier.franco,
    tarif: compterPort(panier.tarif, port),
    chantiers: panier.chantiers,
    livraison: {
      mode: 'livraison',
      formule: 'au-plus-tot',
      adresse: ADRESSE,
      libelle: 'Atelier',
      adresseId: null,
      consignes: '',
      magasinId: null,
      envois: [
        {
          jour: '2030-01-02',
          heure: null,
          chantierId: null,
          destination: 'Nantes',
          lignes: lignes.map(({ ligneId, quantite }) => ({ ligneId, quantite })),
          poids: 1000,
          chantier: null,
          ailleurs: null,
        },
      ],
      port,
      portLibelle: 'Colis, zone 1',
    },
    contact: {
      nom: 'Anne Morel',
      telephone: '+33199000000',
      email: '',
      acces: '',
      creneau: 'matin',
    },
    facturation: ADRESSE,
    modePaiement: type === 'Devis' ? null : 'en-compte',
    goodies: [],
    couponId: null,
    plan: demandeEssai({
      depotIds: [1, 2],
      destination: { adresseId: null, departement: '44', zone: 1 },
      lignes: lignes.map(({ ligneId, id: articleId, chantierId, quantite }) =>
        ligneEssai({
          ligneId,
          articleId,
          chantierId,
          quantite,
          poids: 100,
        }),
      ),
    }),
    panier: { id, version },
  };
}

export const remplir = (who: Visitor, lignes: object[], chantier = '') => {
  const dans = chantier === '' ? '' : `?chantier=${encodeURIComponent(chantier)}`;
  return who.call('PUT', `/api/panier/articles${dans}`, envoi(lignes));
};

/** Asked by Morel, or by a delegate who acts for them. */
export async function demanderDevis(
  { pool, morel, personnes }: Equipe,
  who: Visitor,
  { delegueId, email = MOREL }: { delegueId?: number; email?: string } = {},
): Promise<{ id: number; key: string; numero: string; piece: PieceAgreee }> {
  const piece = await agreer(who);
  const { compteId } = await pool.one<{ compteId: number }>(sql`
    select compte_id as "compteId" from utilisateur where email = ${email}`);
  const acteur = {
    sessionId: 1,
    role: delegueId === undefined ? ('Utilisateur' as const) : ('Délégué' as const),
    utilisateurId: personnes[email] ?? morel,
    compteId,
    ...(delegueId !== undefined && { delegueId }),
  };
  const cree = await transaction(pool, (tx) => creerDevis(tx, { acteur, langue: 'fr', piece }));
  return { ...cree, piece };
}

export const readDevis = (who: Visitor, key: string): Promise<Devis> =>
  read<Devis>(who.call('GET', `/api/devis/${key}`));

export function offrir(
  devis: Devis,
  remises: Readonly<Record<string, string>>,
  {
    valableJusqu,
    promiseLe = null,
    note = 'Prix tenus pour le chantier',
  }: { valableJusqu: string; promiseLe?: string | null; note?: string },
) {
  return envoi({
    version: devis.version,
    note,
    valableJusqu,
    lignes: devis.courante.lignes.map(({ id, reference }) => ({
      id,
      remise: remises[reference] ?? null,
      promiseLe,
    })),
  });
}

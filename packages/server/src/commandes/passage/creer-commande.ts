/** An order is made of what a buyer agreed to, in the transaction of who asks for it: all of it or nothing. */
import type { EtatCommande } from '@comptoir/contract/commandes/commande.schema.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Clock } from '../../clock.ts';
import type { Tx } from '../../db/transaction.ts';
import { journaliser } from '../../delegue/delegue.public.ts';
import { acheteurOf, type Acteur } from '../../http/acteur.ts';
import { suivreHabitudes } from '../../habitudes-achats/habitudes-achats.public.ts';
import { fermerPaiements } from '../../paiements/fermer-paiements.public.ts';
import { consommerPanier } from '../../panier/panier.public.ts';
import { deletePiece, type PieceAgreee } from '../../piece-ouverte/piece-consommee.public.ts';
import type { ApprobationRequise } from '../approbation/approbation-requise.ts';
import { autoriserCommande } from '../approbation/autoriser-commande.ts';
import { newCle } from './cle-publique.ts';
import { writeEntete, writeLignes } from './commande-ecrite.ts';
import { insertCommande } from './commande-nouvelle.sql.ts';
import { verifierCoupon } from './coupon-utilise.ts';
import { insertUtilisation } from './coupon-utilise.sql.ts';
import { datesTenues, dernierJour } from '../suivi/dates-tenues.ts';
import { insertEvenement } from '../suivi/evenements.sql.ts';
import { listCommandees } from './lignes-commandees.ts';
import { controlesOf, type Origine } from './origine-commande.ts';
import { planifierCommande } from './planifier-commande.ts';
import { lockCompte } from './situation-acheteur.sql.ts';
import { prendreStock } from './stock-reserve.sql.ts';

export interface DepsCommande {
  clock: Clock;
}

export interface CommandeDemandee {
  acteur: Pick<Acteur, 'utilisateurId' | 'compteId' | 'delegueId'>;
  langue: Locale;
  piece: PieceAgreee;
  origine: Origine;
}

export interface CommandeCreee {
  id: number;
  key: string;
  numero: string;
  etat: EtatCommande;
}

/**
 * Locks are taken in one order by everyone: basket, company, coupon, stock. The basket is emptied
 * only if it still is what was agreed to.
 */
export async function creerCommande(
  tx: Tx,
  { clock }: DepsCommande,
  { acteur, langue, piece, origine }: CommandeDemandee,
): Promise<CommandeCreee> {
  const qui = acheteurOf(acteur);
  const controles = controlesOf(origine);
  const { compteId, utilisateurId } = qui;
  const instant = clock.now();
  const sansLien = listCommandees(piece);
  const ligneIds = sansLien.lignes.map(({ ligneId }) => ligneId);
  if (ligneIds.length === 0) throw refus('introuvable');
  const lies = await consommerPanier(tx, piece.panier, ligneIds);
  const commandee = lies.size > 0 ? listCommandees(piece, lies) : sansLien;
  await deletePiece(tx, utilisateurId, piece.panier);
  if (controles.fermePaiements) await fermerPaiements(tx, utilisateurId);
  await lockCompte(tx, compteId);
  const requise = controles.autorise
    ? await autoriserCommande(tx, qui, piece, { langue, instant })
    : undefined;
  const { couponId, livraison } = piece;
  if (couponId !== null && controles.verifieCoupon) await verifierCoupon(tx, couponId, compteId);

  const plan = await planifierCommande(tx, piece, ligneIds, instant);
  const { jours } = controles;
  const tenues = jours !== 'libres' && datesTenues(livraison.envois, plan.allocations);
  if (!tenues && jours === 'tenus') throw refus('livraison-modifiee');
  await prendreStock(tx, plan.prelevements);

  const rangees = writeLignes(commandee, plan, tenues ? livraison.envois : plan.envois);
  const prevueLe = dernierJour(plan.allocations) ?? '';
  const etat = requise ? 'a-valider' : 'validee';
  const cle = newCle();
  const { id, numero } = await insertCommande(tx, {
    ...rangees,
    commande: {
      ...writeEntete(piece, commandee),
      ...qui,
      delegueId: acteur.delegueId ?? null,
      cle,
      etat,
      langue,
      passeeLe: instant,
      devisId: origine.de === 'devis' ? origine.devisId : null,
      prevueLe,
    },
    approbations: listApprobations(requise),
    courriers: requise ? ['passee', 'a-approuver'] : ['passee'],
  });
  if (couponId !== null) await insertUtilisation(tx, { couponId, compteId, commandeId: id });
  if (!tenues && jours === 'annonces') {
    const details = { prevueLe };
    await insertEvenement(tx, { commandeId: id, genre: 'date-modifiee', etat, details }, instant);
  }
  await suivreHabitudes(tx, id);
  await journaliser(tx, acteur, 'commande-passee', { numero });
  return { id, key: cle, numero, etat };
}

function listApprobations(requise: ApprobationRequise | undefined) {
  if (!requise) return [];
  const { approbateurs, regle } = requise;
  return approbateurs.map(({ id }, i) => ({ approbateurId: id, rang: i + 1, regle }));
}

import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { AdressePostale } from '@comptoir/contract/livraison/adresse.schema.ts';
import { writeCodePostal, isCodePostalOf, isPays } from '@comptoir/contract/livraison/pays.ts';
import { nettoyerLigne, nettoyerTexte } from '@comptoir/contract/words/texte-saisi.ts';
import type { ReferencesChantier } from '@comptoir/contract/panier/references.schema.ts';
import type { ContactLivraison } from '@comptoir/contract/piece-ouverte/contact.schema.ts';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { transaction, type Tx } from '../db/transaction.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import { acheteurOf, type Demande } from '../http/acteur.ts';
import { MOTS } from '../livraison/livraison.public.ts';
import type { Dossier, PieceDeps } from './dossier.ts';
import { readDossier, readPieceAJour } from './read-piece.ts';
import {
  lockChoix,
  updateConfirmation,
  updateContact,
  updateFacturation,
  updateReferences,
  type ChoixConfirmation,
} from './piece-ouverte.sql.ts';
import { voirPiece } from './vue-piece.ts';

/** Only what is given. */
export async function modifierPiece(
  deps: PieceDeps,
  demande: Demande,
  voulu: ChoixConfirmation,
): Promise<PieceOuverte> {
  const dossier = await readDossier(deps, demande);
  if (voulu.modePaiement) verifierMode(dossier, voulu.modePaiement);
  const choix = {
    ...voulu,
    ...(voulu.commentaire !== undefined && { commentaire: nettoyerTexte(voulu.commentaire) }),
  };
  return writePiece(deps, demande, async (tx, utilisateurId) => {
    if (!(await lockChoix(tx, utilisateurId))) throw refus('introuvable');
    await updateConfirmation(tx, utilisateurId, choix);
  });
}

/** What is given replaces what was there, in whichever tab that was. */
export async function modifierContact(
  deps: PieceDeps,
  demande: Demande,
  voulu: Partial<ContactLivraison>,
): Promise<PieceOuverte> {
  await readPieceAJour(deps, demande);
  const propre = Object.fromEntries(
    Object.entries(voulu).map(([champ, texte]) => [
      champ,
      champ === 'acces' ? nettoyerTexte(texte) : nettoyerLigne(texte),
    ]),
  );
  return writePiece(deps, demande, async (tx, utilisateurId) => {
    const choisi = await lockChoix(tx, utilisateurId);
    if (!choisi) throw refus('introuvable');
    await updateContact(tx, utilisateurId, { ...choisi.contact, ...propre });
  });
}

export async function modifierFacturation(
  deps: PieceDeps,
  demande: Demande,
  adresse: AdressePostale | null,
): Promise<PieceOuverte> {
  await readPieceAJour(deps, demande);
  const propre = adresse && {
    ...adresse,
    nom: obligatoire(adresse.nom, 'nom'),
    ligne1: obligatoire(adresse.ligne1, 'ligne1'),
    ligne2: nettoyerLigne(adresse.ligne2 ?? '') || null,
    ville: obligatoire(adresse.ville, 'ville'),
    ...localiser(adresse),
  };
  return writePiece(deps, demande, (tx, utilisateurId) =>
    updateFacturation(tx, utilisateurId, propre),
  );
}

/** References of one chantier: the basket itself stays as it is, so the piece stays open. */
export async function modifierReferences(
  deps: PieceDeps,
  demande: Demande,
  { chantierId, ...voulu }: { chantierId: number } & Partial<ReferencesChantier>,
): Promise<PieceOuverte> {
  const { contenu } = await readPieceAJour(deps, demande);
  if (!contenu.chantiers.some(({ id }) => id === chantierId)) throw refus('introuvable');
  const propre = Object.fromEntries(
    Object.entries(voulu).map(([champ, texte]) => [champ, nettoyerLigne(texte)]),
  );
  return writePiece(deps, demande, (tx, utilisateurId) =>
    updateReferences(tx, utilisateurId, chantierId, propre),
  );
}

/** Writes to a piece that was found, and returns it as it is then. */
async function writePiece(
  deps: PieceDeps,
  demande: Demande,
  write: (tx: Tx, utilisateurId: number) => Promise<void>,
): Promise<PieceOuverte> {
  const { utilisateurId } = acheteurOf(demande.acteur);
  await transaction(deps.pool, async (tx) => {
    await write(tx, utilisateurId);
    await journaliser(tx, demande.acteur, 'piece-choix');
  });
  return voirPiece(await readDossier(deps, demande)).vue;
}

function verifierMode(
  dossier: Dossier,
  mode: NonNullable<ChoixConfirmation['modePaiement']>,
): void {
  const offert = voirPiece(dossier).vue.modesPaiement.find((each) => each.mode === mode);
  if (offert?.disponible) return;
  const raison = offert?.raison ?? MOTS[dossier.langue]('paiement.devis');
  throw refus('paiement-impossible', { raison });
}

/** A country of the list, and the postcode as it is written there. */
function localiser({ paysId, codePostal }: AdressePostale) {
  if (!isPays(paysId)) throw refus('requete-invalide', { champ: 'paysId' });
  if (!isCodePostalOf(codePostal, paysId)) {
    throw refus('requete-invalide', { champ: 'codePostal' });
  }
  return { paysId, codePostal: writeCodePostal(codePostal, paysId) };
}

function obligatoire(texte: string, champ: string): string {
  const propre = nettoyerLigne(texte);
  if (propre === '') throw refus('requete-invalide', { champ });
  return propre;
}

/** The open piece as it is told. */
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import type { AdressePostale } from '@comptoir/contract/livraison/adresse.schema.ts';
import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import { MOTS } from '../livraison/livraison.public.ts';
import { signerAccord } from './accord.ts';
import { direApprobation } from './approbation.ts';
import { contactEcrit, proposerContact } from './contact-propose.ts';
import type { Dossier } from './dossier.ts';
import { resoudreLivraison, type LivraisonResolue } from './livraison-resolue.ts';
import { choisirMode, listModesPaiement } from './modes-paiement.ts';
import { direEcarts, tarifAvec, toLivraisonChoisie } from './vue-livraison.ts';

/** With what it was made of. */
export interface PieceVue {
  vue: PieceOuverte;
  resolue: LivraisonResolue;
}

export function voirPiece(dossier: Dossier): PieceVue {
  const { piece } = dossier;
  const { goodies: _, couponId: __, change: ___, langue: ____, ...fige } = piece.contenu;
  const resolue = resoudreLivraison(dossier, undefined, { seulement: true });
  const livraison = toLivraisonChoisie(dossier, resolue) ?? null;
  const contactPropose = proposerContact(dossier, resolue);
  const contact = contactEcrit(dossier, contactPropose) ?? null;
  const tarif = livraison ? tarifAvec(dossier, resolue) : fige.tarif;
  // A quote is agreed to and paid when it is ordered.
  const isDevis = piece.type === 'Devis';
  const { situation, cartes } = dossier;
  const { langue } = dossier.demande;
  const approbation = isDevis ? null : direApprobation(langue, situation, fige.tarif);
  const modesPaiement = isDevis
    ? []
    : listModesPaiement(
        { langue, situation, cartes },
        { ttc: tarif.ttc, livraison: livraison?.mode, approbation },
      );
  const paiement = choisirMode(dossier, modesPaiement);
  const articlesSurMesure = listSurMesure(dossier);
  const vue: PieceOuverte = {
    type: piece.type,
    commentaire: piece.commentaireSaisi ?? piece.commentaire,
    valableJusqua: piece.valableJusqua.toISOString(),
    ...fige,
    chantiers: chantiersDe(dossier),
    tarif,
    messages: [
      ...fige.messages,
      ...direEcarts(dossier, resolue),
      ...direPaiement(dossier, paiement.isRemplace),
    ],
    etape: livraison === null ? 'livraison' : contact === null ? 'contact' : 'confirmation',
    livraison,
    contact,
    contactPropose,
    facturation: piece.facturation ?? adresseDuCompte(dossier),
    modePaiement: paiement.mode,
    modesPaiement,
    traitCoupeValide: piece.traitCoupeValide || !hasCoupe(dossier),
    surMesureValide: piece.surMesureValide || articlesSurMesure.length === 0,
    articlesSurMesure,
    secteurPublic: piece.contexte.compte.secteurPublic,
    approbation,
    accord: signerAccord(fige, {
      type: piece.type,
      livraison,
      modePaiement: paiement.mode,
    }),
  };
  return { vue, resolue };
}

/** With what was written of them while ordering. */
function chantiersDe({ piece }: Dossier): PieceOuverte['chantiers'] {
  return piece.contenu.chantiers.map((chantier) => {
    const ecrites = Object.entries(piece.references[chantier.id] ?? {});
    return {
      ...chantier,
      ...Object.fromEntries(ecrites.map(([nom, texte]) => [nom, texte || null])),
    };
  });
}

function direPaiement({ demande }: Dossier, isRemplace: boolean): MessageControle[] {
  if (!isRemplace) return [];
  const libelle = MOTS[demande.langue]('paiement.modifie');
  return [{ code: 'paiement-modifie', niveau: 'attention', libelle }];
}

function adresseDuCompte({ piece }: Dossier): AdressePostale {
  const { raisonSociale: nom, telephone: _, secteurPublic: __, ...adresse } = piece.contexte.compte;
  return { nom, ...adresse };
}

function hasCoupe({ piece }: Dossier): boolean {
  return piece.contenu.chantiers.some(({ articles }) => articles.some(({ coupe }) => coupe));
}

function listSurMesure({ articles }: Dossier): number[] {
  return [...articles.values()].filter(({ surMesure }) => surMesure).map(({ id }) => id);
}

/** The open piece as it is shown. */
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import type { AdressePostale } from '@comptoir/contract/livraison/adresse.schema.ts';
import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import { MOTS } from '../livraison/livraison.public.ts';
import { signerAccord } from './accord.ts';
import { direApprobation } from './approbation.ts';
import { contactEcrit, proposerContact } from './livraison/contact-propose.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Dossier } from './dossier.ts';
import type { PieceLue } from './piece-ouverte.sql.ts';
import { resoudreLivraison, type LivraisonResolue } from './livraison/livraison-resolue.ts';
import { choisirMode, listModesPaiement } from './modes-paiement.ts';
import { direEcarts, tarifAvec, toLivraisonChoisie } from './livraison/vue-livraison.ts';

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
  const contactPropose = proposerContact(piece, resolue);
  const contact = contactEcrit(piece, contactPropose) ?? null;
  const tarif = livraison ? tarifAvec(piece, resolue) : fige.tarif;
  // A quote is agreed to and paid when it is ordered.
  const isDevis = piece.type === 'Devis';
  const { langue, payeur } = dossier;
  const approbation = isDevis ? null : direApprobation(langue, payeur.situation, fige.tarif);
  const modesPaiement = isDevis
    ? []
    : listModesPaiement(
        payeur,
        { ttc: tarif.ttc, livraison: livraison?.mode, approbation },
        langue,
      );
  const paiement = choisirMode(piece, modesPaiement);
  const articlesSurMesure = listSurMesure(dossier.articles);
  const nombreCoupes = compterCoupes(piece);
  const vue: PieceOuverte = {
    type: piece.type,
    commentaire: piece.commentaireSaisi ?? piece.commentaire,
    valableJusqua: piece.valableJusqua.toISOString(),
    ...fige,
    chantiers: chantiersOf(piece),
    tarif,
    messages: [
      ...fige.messages,
      ...direEcarts(dossier, resolue),
      ...direPaiement(langue, paiement.isRemplace),
    ],
    etape: livraison === null ? 'livraison' : contact === null ? 'contact' : 'confirmation',
    livraison,
    contact,
    contactPropose,
    facturation: piece.facturation ?? adresseDuCompte(piece),
    modePaiement: paiement.mode,
    modesPaiement,
    nombreCoupes,
    traitCoupeValide: piece.traitCoupeValide || nombreCoupes === 0,
    surMesureValide: piece.surMesureValide || articlesSurMesure.length === 0,
    articlesSurMesure,
    chorus: piece.contexte.compte.chorus,
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
function chantiersOf(piece: PieceLue): PieceOuverte['chantiers'] {
  return piece.contenu.chantiers.map((chantier) => {
    const ecrites = Object.entries(piece.references[chantier.id] ?? {});
    return {
      ...chantier,
      ...Object.fromEntries(ecrites.map(([nom, texte]) => [nom, texte || null])),
    };
  });
}

function direPaiement(langue: Locale, isRemplace: boolean): MessageControle[] {
  if (!isRemplace) return [];
  const libelle = MOTS[langue]('paiement.modifie');
  return [{ code: 'paiement-modifie', niveau: 'attention', libelle }];
}

function adresseDuCompte(piece: PieceLue): AdressePostale {
  const { raisonSociale: nom, telephone: _, chorus: __, ...adresse } = piece.contexte.compte;
  return { nom, ...adresse };
}

function compterCoupes({ contenu }: PieceLue): number {
  return contenu.chantiers.flatMap(({ articles }) => articles.filter(({ coupe }) => coupe)).length;
}

function listSurMesure(articles: Dossier['articles']): number[] {
  return [...articles.values()].filter(({ surMesure }) => surMesure).map(({ id }) => id);
}

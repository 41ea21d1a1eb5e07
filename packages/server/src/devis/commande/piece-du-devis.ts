/** Lines of an offer as what a buyer agrees to when taking them: what an order is made of. */
import { parseMontant, type Devise } from '@comptoir/contract/argent.ts';
import type { Ailleurs, LivraisonChoisie } from '@comptoir/contract/livraison/choix.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { ModePaiement } from '@comptoir/contract/paiements/mode-paiement.ts';
import type { ReferencesDonnees } from '@comptoir/contract/devis/references-devis.schema.ts';
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import type { LignePanier } from '@comptoir/contract/panier/ligne.schema.ts';
import { nettoyerLigne } from '@comptoir/contract/words/texte-saisi.ts';
import { imageOf, type ArticlePublic } from '../../articles/articles.public.ts';
import type { PieceAgreee } from '../../piece-ouverte/piece-consommee.public.ts';
import type { DevisVerrouille } from '../devis.sql.ts';
import { montantOf, prixPaye, totaliser } from '../ligne-version.ts';
import type { LivraisonGardee } from '../livraison-devis.ts';
import { planDesLignes } from '../plan-devis.ts';
import { choisirPort, type RegleDePort } from '../port-devis.ts';
import type { LigneLue, VersionLue } from '../versions.sql.ts';

export interface LignesPrises {
  devis: DevisVerrouille;
  version: VersionLue;
  lignes: readonly LigneLue[];
  /** An order of it already counts its coupon. */
  isCouponCompte: boolean;
  modePaiement: ModePaiement | null;
  regle: RegleDePort;
  articles: ReadonlyMap<number, ArticlePublic>;
  /** Given with the order. */
  references: ReferencesDonnees;
  langue: Locale;
}

export function toPiece(prises: LignesPrises): PieceAgreee {
  const { devis, version, lignes, langue } = prises;
  const { devise } = version;
  const chantiers = toChantiers(prises);
  const plan = planDesLignes(devis.livraison, lignes, prises.articles);
  const choisi = choisirPort(prises.regle, {
    convenu: devis.livraison,
    isEntiere: isEntiere(prises),
    lignes,
    devise,
    plan,
    langue,
  });
  const tarif = totaliser(lignes, devise, choisi.port);
  const livraison = toLivraison({ ...devis.livraison, ...choisi }, chantiers);
  const prise = new Map(tarif.promotions.map(({ id, montant }) => [id, montant]));
  return {
    type: 'Commande',
    commentaire: devis.commentaire,
    nombreArticles: lignes.length,
    promotions: devis.promotions.flatMap((promotion) => {
      const montant = prise.get(promotion.id);
      return montant ? { ...promotion, montant } : [];
    }),
    franco: { type: 0, seuil: null, reste: null, promotion: null, longsEnSus: false },
    tarif,
    chantiers,
    livraison,
    contact: devis.contact,
    facturation: devis.facturation,
    modePaiement: prises.modePaiement,
    // The whole earned them: they go with what takes the last of it.
    goodies: isDerniere(prises) ? devis.goodies : [],
    couponId:
      !prises.isCouponCompte && tarif.promotions.some(({ coupon }) => coupon)
        ? devis.couponId
        : null,
    plan,
    // It comes from no basket: none is emptied.
    panier: { id: 0, version: 0 },
  };
}

/** All lines at once: nothing of it was ordered before. */
export function isEntiere({ version, lignes }: Pick<LignesPrises, 'version' | 'lignes'>): boolean {
  return lignes.length === version.lignes.length;
}

/** Nothing of it is left to be ordered. */
function isDerniere({ version, lignes }: LignesPrises): boolean {
  return lignes.length === version.lignes.filter(({ commandeId }) => commandeId === null).length;
}

/** By name, in the order they are first met; numbered from 1. */
function toChantiers(prises: LignesPrises): Chantier[] {
  const { version, lignes, articles, references, langue } = prises;
  const donnees = new Map(references.map((each) => [each.chantier, each]));
  const parNom = [...Map.groupBy(lignes, ({ chantier }) => chantier)];
  return parNom.map(([nom, siennes], i) => {
    const [premiere] = siennes;
    return {
      id: i + 1,
      libelle: nom === '' ? null : nom,
      nombreArticles: siennes.length,
      ...referencesOf(premiere, donnees.get(nom)),
      articles: siennes.flatMap((ligne) => {
        const article = articles.get(ligne.articleId);
        return article ? toLignePanier(ligne, article, version.devise, langue) : [];
      }),
      rapidosProjets: [],
    };
  });
}

type Donnees = ReferencesDonnees[number];
type References = Pick<Chantier, Exclude<keyof Donnees, 'chantier'>>;

function referencesOf(ligne: LigneLue | undefined, donnees: Donnees | undefined): References {
  const read = (nom: keyof References) => {
    const donne = donnees?.[nom];
    if (donne === undefined) return ligne?.[nom] ?? null;
    return nettoyerLigne(donne) || null;
  };
  return {
    codeServiceChorus: read('codeServiceChorus'),
    numeroEngagement: read('numeroEngagement'),
    referenceCommande: read('referenceCommande'),
  };
}

function toLignePanier(
  ligne: LigneLue,
  article: ArticlePublic,
  devise: Devise,
  langue: Locale,
): LignePanier {
  const montant = (texte: string) => parseMontant(texte, devise);
  return {
    id: article.id,
    ligneId: ligne.id,
    place: ligne.id,
    quantite: ligne.quantite,
    traitCoupe: ligne.traitCoupe,
    coupe: ligne.coupe,
    remise: ligne.remise,
    reference: ligne.reference,
    libelle: article.libelle[langue],
    slug: article.produit.slug[langue],
    produitId: article.produitId,
    image: imageOf(article),
    unite: ligne.unite,
    contenu: article.contenu,
    multiple: article.multiple,
    minimum: article.minimum,
    secable: article.decoupe !== null,
    retire: article.retire,
    tarif: {
      prixPublicHT: montant(ligne.prixPublicHT),
      prixNetHT: montant(ligne.prixHT),
      remise: '0',
      origine: 'public',
      paliers: [],
      promotion: null,
      // Its kind does not matter to an order, only how much.
      ecoParticipation: ligne.ecoHT === null ? null : { type: '', montantHT: montant(ligne.ecoHT) },
      tva: ligne.tva,
    },
    prixHT: prixPaye(ligne, devise),
    montantHT: montantOf(ligne, devise),
    promotions: ligne.promotions.map(({ id, montant: pris }) => ({ id, montant: montant(pris) })),
  };
}

/** Where each chantier goes; days are those of the order's own plan. */
function toLivraison(
  { plan, parChantier, ...livraison }: LivraisonGardee,
  chantiers: readonly Chantier[],
): LivraisonChoisie {
  const vers = (chantierId: number | null, nom: string, ailleurs: Ailleurs | null) => ({
    jour: plan.jour ?? '',
    heure: null,
    chantierId,
    chantier: nom || null,
    destination: (ailleurs?.adresse ?? livraison.adresse)?.ville ?? livraison.libelle,
    lignes: [],
    poids: 0,
    ailleurs,
  });
  const chacun = parChantier.flatMap(({ chantier, ailleurs }) => {
    const id = chantiers.find(({ libelle }) => (libelle ?? '') === chantier)?.id;
    return id === undefined ? [] : [vers(id, chantier, ailleurs)];
  });
  return { ...livraison, envois: [vers(null, '', null), ...chacun] };
}

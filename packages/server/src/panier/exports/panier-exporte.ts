/** The basket, a part of it, or a shopping list, as every kind of file holds it. */
import type { Devise, Montant } from '@comptoir/contract/argent.ts';
import { lienImage } from '@comptoir/contract/articles/images.ts';
import { contenuDit } from '@comptoir/contract/articles/contenu-unite.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { ExportQuery, VarianteExport } from '@comptoir/contract/panier/export.contract.ts';
import type { Goodie } from '@comptoir/contract/panier/goodies.contract.ts';
import { enOrdre } from '@comptoir/contract/panier/ordre-chantiers.ts';
import type { TarifPanier } from '@comptoir/contract/panier/tarif-panier.schema.ts';
import { calculerTotaux } from '@comptoir/contract/panier/totaux.ts';
import type { Demande } from '../../http/acteur.ts';
import { compterLigne, montantAvecCoupe } from '../lignes/ligne-chiffree.ts';
import type { LigneLue, PanierLu } from '../panier-lu.ts';
import { MOTS_DOCUMENTS } from '../../documents/tableur.public.ts';
import { MOTS, type Mots } from './mots.ts';

/** Who the basket is of, as the shop knows them. */
export interface ClientExporte {
  code: string;
  nom: string;
  codePostal: string;
  ville: string;
}

export interface LigneExportee {
  chantierId: number;
  articleId: number;
  reference: string;
  ean: string;
  referenceFournisseur: string;
  libelle: string;
  marque: string;
  unite: string;
  /** With what it holds: « boîte de 500 ». */
  conditionnement: string;
  quantite: number;
  /** Cut list; '' where nothing is cut. */
  traitCoupe: string;
  /** How often the list is cut; 0 where nothing is. */
  exemplaires: number;
  /**
   * The price of the cutting, which is part of the amount; null where nothing is cut, and without
   * prices.
   */
  coupeHT: Montant | null;
  /** What the variant asks for; null without prices, and for what cannot be ordered. */
  prixHT: Montant | null;
  /** Before the discounts of this buyer; null where it says no more than the price. */
  prixBrutHT: Montant | null;
  montantHT: Montant | null;
  /** The eco-participation of one unit of sale. */
  ecoHT: Montant | null;
  /** Percent. */
  tva: string | null;
  genre: string;
  /** The file of its picture; null where only its kind is drawn. */
  fichier: string | null;
  /** Address of its picture. */
  image: string;
  /** What people wrote of it; '' in a basket. */
  note: string;
  /** How many there should be on the shelf; null: it is kept on none. */
  cible: number | null;
  /** What the code on its label leads to; null: its label has the code of the article. */
  lien: string | null;
}

export interface ChantierExporte {
  libelle: string;
  /** As the buyer named it. */
  nom: string | null;
  referenceCommande: string | null;
  numeroEngagement: string | null;
  lignes: LigneExportee[];
}

export interface PanierExporte {
  langue: Locale;
  t: Mots;
  variante: VarianteExport;
  /** At the head of papers and sheets. */
  titre: string;
  /** The name of files, without their date. */
  fichier: string;
  /** Its parts are sections of a list; no chantiers. */
  sections: boolean;
  /** The id of the basket; null before its first line is kept. */
  id: number | null;
  /** Undefined for a visitor. */
  client: ClientExporte | undefined;
  commentaire: string;
  /** In the order of the page. */
  chantiers: ChantierExporte[];
  /** None of a part of the basket. */
  cadeaux: readonly Goodie[];
  coupon: string | null;
  /** Null without prices. */
  totaux: TarifPanier | null;
  /** Totals are those of a part, without the promotions that the whole basket has. */
  sansPromotions: boolean;
}

export interface ChoixExport {
  url: string;
  query: ExportQuery;
  client: ClientExporte | undefined;
  cadeaux: readonly Goodie[];
}

export function exporter(
  lu: PanierLu,
  { langue }: Demande,
  { url, query, client, cadeaux }: ChoixExport,
): PanierExporte {
  const { variante = 'ParDefaut' } = query;
  const { situation, promotions } = lu;
  const lignes = choisirLignes(lu.lignes, query);
  const t = MOTS[langue];
  const groupes = [...Map.groupBy(lignes, ({ row }) => row.chantierId).values()];
  const ranges = enOrdre(
    groupes.map((siennes) => ({ libelle: siennes[0]?.row.libelle ?? null, siennes })),
  );
  const chantiers = ranges.map(({ libelle, siennes }): ChantierExporte => {
    const row = siennes[0]?.row;
    return {
      libelle: libelle ?? t('sansNom'),
      nom: libelle,
      referenceCommande: row?.referenceCommande ?? null,
      numeroEngagement: row?.numeroEngagement ?? null,
      lignes: siennes.map((lue) => toLigneExportee(lue, { langue, variante, url })),
    };
  });
  const totaux = variante === 'SansPrix' ? null : totaliser(lu, lignes, variante);
  const isPart = lignes.length < lu.lignes.length;
  const sansPromotions =
    isPart && totaux !== null && variante !== 'PrixPublic' && lu.tarif.promotions.length > 0;
  return {
    langue,
    t,
    variante,
    titre: t('pdf.titre'),
    fichier: t('fichier.panier'),
    sections: false,
    id: situation.id,
    client,
    commentaire: situation.commentaire ?? '',
    chantiers,
    cadeaux: isPart ? [] : cadeaux,
    coupon: isPart ? null : (promotions.coupon?.vue.code ?? null),
    totaux,
    sansPromotions,
  };
}

/** Those asked for; a line or a chantier that is not theirs is none. */
function choisirLignes(
  lignes: readonly LigneLue[],
  { chantierId, lignes: nommees }: ExportQuery,
): LigneLue[] {
  if (lignes.length === 0) throw refus('panier-vide');
  const ids = nommees === undefined ? undefined : new Set(nommees.split(',').map(Number));
  const choisies = lignes.filter(
    ({ row }) =>
      (chantierId === undefined || row.chantierId === chantierId) &&
      (ids === undefined || ids.has(row.ligneId)),
  );
  if (choisies.length === 0) throw refus('introuvable', { chantierId, lignes: nommees });
  return choisies;
}

/** Promotions of the basket count for the whole of it; of a part, its own prices do. */
function totaliser(
  { lignes: toutes, tarif }: PanierLu,
  lignes: readonly LigneLue[],
  variante: VarianteExport,
): TarifPanier {
  if (variante !== 'PrixPublic' && lignes.length === toutes.length) return tarif;
  return totaliserLignes(lignes, variante, tarif.devise);
}

export function totaliserLignes(
  lignes: readonly LigneLue[],
  variante: VarianteExport,
  devise: Devise,
): TarifPanier {
  const comptees = lignes.flatMap(({ ligne }) => compterLigne(ligne) ?? []);
  return calculerTotaux(
    variante === 'PrixPublic'
      ? comptees.map((comptee) => ({ ...comptee, prixHT: comptee.prixPublicHT }))
      : comptees,
    devise,
  );
}

interface Vue {
  langue: Locale;
  variante: VarianteExport;
  url: string;
}

export function toLigneExportee(
  { row, article, ligne }: LigneLue,
  { langue, variante, url }: Vue,
): LigneExportee {
  const { quantite, tarif } = ligne;
  const prix =
    variante === 'SansPrix'
      ? null
      : variante === 'PrixPublic'
        ? (tarif?.prixPublicHT ?? null)
        : ligne.prixHT;
  const montant =
    variante === 'PrixPublic' && prix && !ligne.retire
      ? montantAvecCoupe(prix, quantite, ligne.coupe)
      : ligne.montantHT;
  const t = MOTS[langue];
  const unite = MOTS_DOCUMENTS[langue](`unites.${ligne.unite}`);
  const dit = contenuDit(langue, ligne.unite, ligne.contenu);
  return {
    chantierId: row.chantierId,
    articleId: article.id,
    reference: article.reference,
    ean: article.ean,
    referenceFournisseur: article.referenceFournisseur ?? '',
    libelle: ligne.libelle,
    marque: article.produit.marque.nom,
    unite,
    conditionnement: dit ? t('pdf.conditionnement', { unite, contenu: dit }) : unite,
    quantite,
    traitCoupe: ligne.traitCoupe,
    exemplaires: ligne.coupe?.exemplaires ?? 0,
    coupeHT: prix === null ? null : (ligne.coupe?.montantHT ?? null),
    prixHT: prix,
    prixBrutHT: prix === null || variante === 'PrixPublic' ? null : (tarif?.prixPublicHT ?? null),
    montantHT: prix === null ? null : montant,
    ecoHT: prix === null ? null : (tarif?.ecoParticipation?.montantHT ?? null),
    tva: prix === null ? null : (tarif?.tva ?? null),
    genre: ligne.image.genre,
    fichier: ligne.image.fichier,
    image: url + lienImage(ligne.image, '400-400'),
    note: '',
    cible: null,
    lien: null,
  };
}

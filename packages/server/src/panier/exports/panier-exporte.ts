/** The basket, or a part of it, as every kind of file tells it. */
import type { Montant } from '@comptoir/contract/argent.ts';
import { lienImage } from '@comptoir/contract/articles/images.ts';
import { refus } from '@comptoir/contract/erreurs.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import type { ExportQuery, VarianteExport } from '@comptoir/contract/panier/export.contract.ts';
import type { TarifPanier } from '@comptoir/contract/panier/tarif-panier.schema.ts';
import { calculerTotaux } from '@comptoir/contract/panier/totaux.ts';
import type { Demande } from '../../http/acteur.ts';
import { compterLigne, montantAvecCoupe } from '../ligne-chiffree.ts';
import type { LigneLue, PanierLu } from '../lire-panier.ts';
import { MOTS, UNITES, type Mots } from './mots.ts';

export interface LigneExportee {
  chantierId: number;
  reference: string;
  ean: string;
  referenceFournisseur: string;
  libelle: string;
  marque: string;
  unite: string;
  quantite: number;
  /** Cut list; '' where nothing is cut. */
  traitCoupe: string;
  /** How often the list is cut; 0 where nothing is. */
  exemplaires: number;
  /** What the variant asks for; null without prices, and for what cannot be ordered. */
  prixHT: Montant | null;
  montantHT: Montant | null;
  ecoHT: Montant | null;
  /** Percent. */
  tva: string | null;
  genre: string;
  /** Address of its picture. */
  image: string;
}

export interface ChantierExporte {
  id: number;
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
  chantiers: ChantierExporte[];
  /** Null without prices. */
  totaux: TarifPanier | null;
  /** Totals are those of a part, without the promotions that the whole basket has. */
  sansPromotions: boolean;
}

export interface ChoixExport {
  url: string;
  query: ExportQuery;
}

export function exporter(
  lu: PanierLu,
  { langue }: Demande,
  { url, query }: ChoixExport,
): PanierExporte {
  const { variante = 'ParDefaut' } = query;
  const lignes = choisirLignes(lu.lignes, query);
  const t = MOTS[langue];
  const chantiers = [...Map.groupBy(lignes, ({ row }) => row.chantierId)].map(
    ([id, siennes]): ChantierExporte => {
      const row = siennes[0]?.row;
      return {
        id,
        libelle: row?.libelle ?? t('sansNom'),
        nom: row?.libelle ?? null,
        referenceCommande: row?.referenceCommande ?? null,
        numeroEngagement: row?.numeroEngagement ?? null,
        lignes: siennes.map((lue) => toLigneExportee(lue, { langue, variante, url })),
      };
    },
  );
  const totaux = variante === 'SansPrix' ? null : totaliser(lu, lignes, variante);
  const isPart = lignes.length < lu.lignes.length;
  const sansPromotions =
    isPart && totaux !== null && variante !== 'PrixPublic' && lu.tarif.promotions.length > 0;
  return { langue, t, variante, chantiers, totaux, sansPromotions };
}

/** Those asked for; a line or a chantier that is not his is none. */
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
  const comptees = lignes.flatMap(({ ligne }) => compterLigne(ligne) ?? []);
  return calculerTotaux(
    variante === 'PrixPublic'
      ? comptees.map((comptee) => ({ ...comptee, prixHT: comptee.prixPublicHT }))
      : comptees,
    tarif.devise,
  );
}

interface Vue {
  langue: Locale;
  variante: VarianteExport;
  url: string;
}

function toLigneExportee(
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
  return {
    chantierId: row.chantierId,
    reference: article.reference,
    ean: article.ean,
    referenceFournisseur: article.referenceFournisseur ?? '',
    libelle: ligne.libelle,
    marque: article.produit.marque.nom,
    unite: UNITES[langue](`unites.${ligne.unite}`),
    quantite,
    traitCoupe: ligne.traitCoupe,
    exemplaires: ligne.coupe?.exemplaires ?? 0,
    prixHT: prix,
    montantHT: prix === null ? null : montant,
    ecoHT: prix === null ? null : (tarif?.ecoParticipation?.montantHT ?? null),
    tva: prix === null ? null : (tarif?.tva ?? null),
    genre: ligne.image.genre,
    image: url + lienImage(ligne.image, '400-400'),
  };
}
